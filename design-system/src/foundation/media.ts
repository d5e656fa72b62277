/** Media queries for styles: from this width and up, and the visitor's preferences. */
import { breakpoints } from '../tokens/generated/tokenNames.ts';

/** Media query preludes, to be followed by a block. */
export const media = {
  tablet: `@media (min-width: ${breakpoints.md}px)`,
  desktop: `@media (min-width: ${breakpoints.lg}px)`,
  belowDesktop: `@media (max-width: ${breakpoints.lg - 0.02}px)`,
  wide: `@media (min-width: ${breakpoints.xl}px)`,
  /** A window too low for anything to stay pinned in: a phone on its side, a desktop at 400 %. */
  low: '@media (max-height: 30rem)',
  canHover: '@media (hover: hover) and (pointer: fine)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  moreContrast: '@media (prefers-contrast: more)',
  print: '@media print',
} as const;
