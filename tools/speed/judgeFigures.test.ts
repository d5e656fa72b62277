import { describe, expect, it } from 'vitest';
import { figureLines, findOverLimit } from './judgeFigures.ts';

const budgets = {
  'home.files': { target: 12, limit: 40 },
  'home.score': { target: 96, isLeast: true, limit: 70 },
  'home.ms': { target: 80 },
};

describe('limits', () => {
  it.each([
    [{ 'home.files': 40, 'home.score': 70, 'home.ms': 9000 }, []],
    [
      { 'home.files': 41, 'home.score': 70 },
      ['home.files is 41; its limit in tools/speed/budgets.json is 40'],
    ],
    [
      { 'home.files': 12, 'home.score': 69 },
      ['home.score is 69; its limit in tools/speed/budgets.json is 70'],
    ],
    [{ 'home.files': 12 }, ['home.score was not measured']],
  ])('%o: %o', (figures, sentences) => {
    expect(findOverLimit(figures, budgets)).toEqual(sentences);
  });
});

it('prints a figure with the last, the saved and its target, and marks a missed target', () => {
  const lines = figureLines(
    { 'home.files': 39, 'home.score': 97, other: 1 },
    { last: { 'home.files': 43 }, saved: { other: 2 }, budgets },
  );
  expect(lines.slice(1).map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    'home.files 39 43 – ≤ 12 ✗',
    'home.score 97 – – ≥ 96',
    'other 1 – 2',
  ]);
});
