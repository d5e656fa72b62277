import { describe, expect, it } from 'vitest';
import { type Line, ring } from './paths.ts';
import { rasterMask } from './rasterMask.ts';

const frame = { scale: 1, originX: 0, originY: 0, width: 60, height: 60 };
const area = (lines: readonly Line[], at = frame): number =>
  rasterMask(lines, at, 2).cover.reduce((sum, c) => sum + c, 0);
const square: Line = [
  [10.25, 10.5],
  [30.75, 10.5],
  [30.75, 20],
  [10.25, 20],
];

describe('filling outlines', () => {
  it('covers exactly the enclosed area in either direction of the outline', () => {
    expect(area([square])).toBeCloseTo(20.5 * 9.5, 3);
    expect(area([square.toReversed()])).toBeCloseTo(20.5 * 9.5, 3);
    expect(area([ring(30, 30, 20, 20, 400)])).toBeCloseTo(Math.PI * 400, 0);
  });

  it('covers an area that grows with the square of the scale', () => {
    expect(area([square], { ...frame, scale: 1.5 })).toBeCloseTo(20.5 * 9.5 * 2.25, 2);
  });

  it('fills right up to the edge of a window that cuts the outline', () => {
    const cut = { scale: 1, originX: 20, originY: 15, width: 6, height: 3 };
    expect(rasterMask([square], cut, 0).cover.reduce((sum, c) => sum + c, 0)).toBeCloseTo(18, 3);
  });

  it('is empty for an outline outside the window', () => {
    expect(rasterMask([square], { ...frame, originX: 500 }, 2).width).toBe(0);
  });
});
