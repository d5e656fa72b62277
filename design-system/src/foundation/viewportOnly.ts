/**
 * Content for one viewport: below desktop width, or from it. Its style sheet decides, so that
 * server and browser render the same.
 */
import { media } from './media.ts';

export const screenKinds = ['phone', 'desktop'] as const;
export type ScreenKind = (typeof screenKinds)[number];

/** For an element with `data-only`. */
export const onlyOnRules = `
  ${media.desktop} { &[data-only='phone'] { display: none; } }
  ${media.belowDesktop} { &[data-only='desktop'] { display: none; } }
`;
