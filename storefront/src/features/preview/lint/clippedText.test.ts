import { expect, it } from 'vitest';
import { type BoxRound, whereOut } from './clippedText.ts';

const line = { x: 10, y: 10, width: 300, height: 30 };
const round = (width: number, height: number, changes: Partial<BoxRound> = {}): BoxRound => ({
  box: { x: 10, y: 10, width, height },
  isOwnBlock: false,
  cutsAcross: false,
  cutsDown: false,
  scrolls: false,
  ...changes,
});
const own = (width: number, height: number, changes: Partial<BoxRound> = {}) =>
  round(width, height, { isOwnBlock: true, ...changes });

// The boxes around a line of 300 × 30, from the inside out, on a screen 390 wide.
it.each<[string, readonly BoxRound[], 'clipped' | 'runs-out' | undefined]>([
  ['stays within its box', [own(300, 30)], undefined],
  ['overhangs by a pixel', [own(299, 30)], undefined],
  ['overflows its own box', [own(200, 30)], 'runs-out'],
  ['overflows an outer box without clipping', [own(300, 30), round(200, 30)], undefined],
  ['is clipped at the side', [own(300, 30), round(200, 30, { cutsAcross: true })], 'clipped'],
  ['is clipped by its own box', [own(200, 30, { cutsAcross: true })], 'clipped'],
  ['is clipped below', [own(300, 30), round(400, 12, { cutsDown: true })], 'clipped'],
  [
    'is clipped only at the descenders',
    [own(300, 30), round(400, 24, { cutsDown: true })],
    undefined,
  ],
  [
    'can be scrolled to',
    [own(300, 30), round(200, 30, { scrolls: true }), round(200, 30, { cutsAcross: true })],
    undefined,
  ],
])('text that %s', (_title, boxes, expected) =>
  expect(whereOut(line, boxes, { width: 390 })).toBe(expected),
);

it('text that reaches out of the screen overflows, however large its box is', () =>
  expect(whereOut(line, [own(300, 30)], { width: 280 })).toBe('runs-out'));
