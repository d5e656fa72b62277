import { describe, expect, it } from 'vitest';
import { parseGradient, placeStops } from './gradient.ts';

// A gradient as a browser computes it over a line of 200 px: its angle, and its stops as
// `colour@position`.
const read = (css: string): string | undefined => {
  const gradient = parseGradient(css);
  return (
    gradient &&
    `${String(gradient.angle)}: ${placeStops(gradient, 200)
      .map(({ colour, at }) => `${colour}@${String(Math.round(at * 100) / 100)}`)
      .join(' ')}`
  );
};

describe('a gradient', () => {
  it.each<[string, string, string | undefined]>([
    [
      'downwards by default',
      'linear-gradient(rgb(0, 0, 0) 82%, rgba(0, 0, 0, 0))',
      '180: rgb(0, 0, 0)@0.82 rgba(0, 0, 0, 0)@1',
    ],
    [
      'up, from just below the top',
      'linear-gradient(to top, rgb(1, 2, 3) calc(100% - 50px), rgba(0, 0, 0, 0))',
      '0: rgb(1, 2, 3)@0.75 rgba(0, 0, 0, 0)@1',
    ],
    [
      'of three, one between',
      'linear-gradient(to right, red, white, blue 50%)',
      '90: red@0 white@0.25 blue@0.5',
    ],
    [
      'at an angle, in pixels',
      'linear-gradient(135deg, oklch(0.5 0.1 20) 20px, color(srgb 1 1 1))',
      '135: oklch(0.5 0.1 20)@0.1 color(srgb 1 1 1)@1',
    ],
    ['with stops out of order', 'linear-gradient(red 60%, blue 20%)', '180: red@0.6 blue@0.6'],
    ['that is radial', 'radial-gradient(red, blue)', undefined],
    ['in unsupported units', 'linear-gradient(red 2em, blue)', undefined],
    ['that is a picture', 'url("/a.webp")', undefined],
    ['that is missing', 'none', undefined],
  ])('%s', (_title, css, expected) => expect(read(css)).toBe(expected));
});
