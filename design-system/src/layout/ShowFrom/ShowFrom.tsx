/** What is there at some widths only; `display` decides, so that server and browser render the same. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

/** Its children take part in the layout from desktop width. */
export const FromDesktop = styled.div`
  display: contents;
  ${media.belowDesktop} { display: none; }
`;

/** Its children take part in the layout below desktop width. */
export const BelowDesktop = styled.div`
  display: contents;
  ${media.desktop} { display: none; }
`;
