import { expect, it } from 'vitest';
import { slowestLines } from './slowestLines.ts';

it('lists the twenty slowest, the slowest first, with the time of all', () => {
  const lines = slowestLines(
    Array.from({ length: 30 }, (_, at) => ({ name: `test ${String(at)}`, seconds: at })),
    'stories',
  );
  expect(lines).toHaveLength(21);
  expect(lines.slice(0, 2)).toEqual(['The slowest stories, of 435 s in 30:', '   29.0 s  test 29']);
});
