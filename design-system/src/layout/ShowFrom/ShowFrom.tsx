/** What is there at some widths, on some media or without scripts only; `display` decides, so that server and browser render the same. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';

/** Its children take part in the layout from desktop width. */
export const FromDesktop = styled.div`
  display: contents;
  ${media.belowDesktop} {
    display: none;
  }
`;

/** Its children take part in the layout below desktop width. */
export const BelowDesktop = styled.div`
  display: contents;
  ${media.desktop} {
    display: none;
  }
`;

/** Its children are for pressing, so paper does without them. */
export const ScreenOnly = styled.div`
  display: contents;
  ${media.print} {
    display: none;
  }
`;

/** Its children stand in for what scripts do. */
export const WithoutScripts = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;
