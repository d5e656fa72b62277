/** VisuallyHidden: words for those who listen. */
import { styled } from 'styled-components';
import { hiddenStyle } from '../../foundation/hiddenStyle.ts';

/** A span out of sight that assistive technology still reads. */
export const VisuallyHidden = styled.span`
  ${hiddenStyle}
`;
