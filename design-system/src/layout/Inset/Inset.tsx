/** Inset: words that keep the page's margin on a phone, within something whose pictures run to the screen's edges. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

/** Stands in a `Container` with `bleed="phone"`; from desktop width it is not there. */
export const Inset = styled.div`
  min-inline-size: 0;
  ${media.belowDesktop} { padding-inline: var(--layout-margin); }
`;
