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

// The boxes round a line of 300 × 30, from the inside out, on a screen that is 390 wide.
it.each<[string, readonly BoxRound[], 'clipped' | 'runs-out' | undefined]>([
  ['stay within their box', [own(300, 30)], undefined],
  ['lean a pixel out', [own(299, 30)], undefined],
  ['reach out of their own box', [own(200, 30)], 'runs-out'],
  ['reach out of a box further out that cuts nothing', [own(300, 30), round(200, 30)], undefined],
  ['are cut at the side', [own(300, 30), round(200, 30, { cutsAcross: true })], 'clipped'],
  ['are cut by their own box', [own(200, 30, { cutsAcross: true })], 'clipped'],
  ['are cut below', [own(300, 30), round(400, 12, { cutsDown: true })], 'clipped'],
  [
    'lack the tails of their letters alone',
    [own(300, 30), round(400, 24, { cutsDown: true })],
    undefined,
  ],
  [
    'can be scrolled to',
    [own(300, 30), round(200, 30, { scrolls: true }), round(200, 30, { cutsAcross: true })],
    undefined,
  ],
])('words that %s', (_title, boxes, expected) =>
  expect(whereOut(line, boxes, { width: 390 })).toBe(expected),
);

it('words that reach out of the screen run out, however large their box is', () =>
  expect(whereOut(line, [own(300, 30)], { width: 280 })).toBe('runs-out'));
