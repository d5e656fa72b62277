import { describe, expect, it } from 'vitest';
import { adviseSize } from './adviseSize.ts';
import { millimetres, readFigure } from './readFigure.ts';

const women = {
  bust: '80 84 88 92 96 101 107 113',
  waist: '64 68 72 76 80 85 91 97',
  hip: '88 92 96 100 104 109 115 121',
};
const ranges = { bust: '80–83 84–87 88–91', waist: '62–65 66–69 70–73', hip: '87–90 91–94 95–98' };
const shoes = { foot: '22,8 23,5 24,1 24,8' };
const gaps = { bust: '80 – 88 92', waist: '– – – –', hip: '88 92 96 100' };
const one = { bust: '88' };

type Table = Readonly<Record<string, string>>;

/** `88 72 96`: the body's measures in the table's order; `-` is not measured. */
function advise(table: Table, body: string) {
  const measures = body.split(' ');
  return adviseSize(
    Object.values(table).flatMap((figures, at) => {
      const measure = Number(measures[at]);
      return Number.isNaN(measure)
        ? []
        : [{ measure: millimetres(measure), figures: figures.split(' ').map(readFigure) }];
    }),
  );
}

/** The row from 1; `outside` and `unknown` as they are. */
const answer = (table: Table, body: string) => {
  const advice = advise(table, body);
  return advice.kind === 'size' ? advice.row + 1 : advice.kind;
};

describe('a body', () => {
  it.each([
    // A row exactly, and within the grace.
    [women, '88 72 96', 3],
    [women, '88.5 72.5 96.5', 3],
    [women, '88.6 72 96', 4],
    // The largest measure decides.
    [women, '84 72 92', 3],
    [women, '84 68 109', 6],
    [women, '60 72 60', 3],
    // Some measures alone.
    [women, '- - 100', 4],
    [women, '- - -', 'unknown'],
    // The first row holds as much as the second: 76.5 would be the size before it.
    [women, '76.6 - -', 1],
    [women, '76.5 - -', 'outside'],
    [women, '60 50 70', 'outside'],
    [women, '60 50 88', 1],
    // The last row, and beyond it.
    [women, '113.5 97 121', 8],
    [women, '113.6 97 121', 'outside'],
    [women, '80 64 122', 'outside'],
    // Ranges begin where they say.
    [ranges, '84 - -', 2],
    [ranges, '83.5 - -', 1],
    [ranges, '83.6 - -', 2],
    [ranges, '79.5 - -', 1],
    [ranges, '79.4 - -', 'outside'],
    [ranges, '91.5 73 98', 3],
    [ranges, '92 - -', 'outside'],
    // Decimals.
    [shoes, '24.6', 3],
    [shoes, '24.7', 4],
    [shoes, '25.3', 4],
    [shoes, '25.4', 'outside'],
    // Rows that cannot be read are passed over; a column without any is not measured.
    [gaps, '84 - -', 3],
    [gaps, '- 72 -', 'unknown'],
    [gaps, '- 72 96', 3],
    // A single row says nothing of a smaller one.
    [one, '87.5', 1],
    [one, '87.4', 'outside'],
    [{}, '', 'unknown'],
  ])('of %j measuring %s has row %s', (table, body, row) => {
    expect(answer(table, body)).toBe(row);
  });
});

/** Figures of a seeded generator, between 0 and 1. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield state / 2 ** 32;
  }
}

describe('any body and table', () => {
  const cases = Array.from({ length: 400 }, (_, seed) => {
    const random = numbers(seed + 1);
    const between = (low: number, high: number) =>
      low + Math.floor(random.next().value * (high - low + 1));
    const rows = between(2, 9);
    return Array.from({ length: between(1, 3) }, () => {
      let next = between(200, 900);
      const figures = Array.from({ length: rows }, () => {
        next += between(10, 60);
        return { lowest: next, highest: next };
      });
      return { measure: between(200, next + 40), figures };
    });
  });

  it('has a size that is large enough in every measure, and no smaller one that is', () => {
    for (const measured of cases) {
      const advice = adviseSize(measured);
      if (advice.kind !== 'size') continue;
      const isLargeEnough = (row: number) =>
        measured.every(({ measure, figures }) => measure <= (figures[row]?.highest ?? 0) + 5);
      expect(isLargeEnough(advice.row)).toBe(true);
      expect(advice.row > 0 && isLargeEnough(advice.row - 1)).toBe(false);
    }
  });

  it('has the same size in whatever order it is measured', () => {
    for (const measured of cases)
      expect(adviseSize(measured.toReversed())).toEqual(adviseSize(measured));
  });

  it('never has a smaller size for growing', () => {
    for (const measured of cases) {
      const before = adviseSize(measured);
      const after = adviseSize(
        measured.map(({ measure, figures }) => ({ measure: measure + 7, figures })),
      );
      if (before.kind === 'size' && after.kind === 'size')
        expect(after.row).toBeGreaterThanOrEqual(before.row);
    }
  });

  it('is of both kinds', () => {
    expect(new Set(cases.map((measured) => adviseSize(measured).kind))).toEqual(
      new Set(['size', 'outside']),
    );
  });
});
