import { expect, it } from 'vitest';
import { menuWidth } from './menuWidth.ts';

it.each([
  ['main-desktop', 390, 1280],
  ['main-desktop', 1536, 1536],
  ['top-bar', 390, 1280],
  ['main-mobile', 1280, 390],
  ['main-mobile', 320, 320],
  ['footer-first', 390, 390],
  ['info-pages', 1280, 1280],
] as const)(
  '%s, viewed %i wide, is shown %i wide: where it is rendered',
  (location, width, shown) => expect(menuWidth(location, { width })).toBe(shown),
);
