/**
 * Content for some widths, some media or pages without scripts only; `display` decides, so that
 * server and browser render the same.
 */
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

/** Its children take part in the layout below tablet width. */
export const OnPhone = styled.div`
  display: contents;
  ${media.tablet} {
    display: none;
  }
`;

/** Its children are controls, so they are not printed. */
export const ScreenOnly = styled.div`
  display: contents;
  ${media.print} {
    display: none;
  }
`;

/** Its children are for paper: what a screen has in other places. */
export const PrintOnly = styled.div`
  display: none;
  ${media.print} {
    display: contents;
  }
`;

/** Its children replace what needs scripts. */
export const WithoutScripts = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;

/** Its children need scripts. */
export const WithScripts = styled.div`
  display: contents;
  @media (scripting: none) {
    display: none;
  }
`;
