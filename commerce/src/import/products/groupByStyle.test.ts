import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rawItem, type ReadItem } from '../formats/rawItem.ts';
import { parseMapping } from '../mapping/parseMapping.ts';
import { countStyles, groupByStyle, type Gathered } from './groupByStyle.ts';
import { readItem } from './readItem.ts';

const mapping = parseMapping({ format: 'own' });

/** Rows written as style letters: `aab` is two rows of a, one of b; a capital is a row that is refused. */
async function gather(
  rows: string,
  maxRowsHeld?: number,
): Promise<{ styles: readonly string[]; problems: readonly string[] }> {
  const items: ReadItem[] = [...rows].map((style, at) => ({
    kind: 'item',
    item: rawItem(at + 1, [
      ['id', `${style}${String(at)}`, 'id'],
      ['style', style.toLowerCase(), 'style'],
      ['price', style === style.toUpperCase() ? 'bad' : '9', 'price'],
    ]),
  }));
  async function* stream() {
    yield* items;
  }
  const counts = await countStyles(stream());
  const found: Gathered[] = [];
  for await (const each of groupByStyle(stream(), {
    counts,
    read: (raw) => readItem(raw, { mapping, now: 0, stockColumns: counts.stockColumns }),
    ...(maxRowsHeld !== undefined && { maxRowsHeld }),
  }))
    found.push(each);
  expect(found).toHaveLength(rows.length);
  return {
    styles: found.flatMap(({ style }) =>
      style ? [`${style[0]?.style ?? ''}${String(style.length)}`] : [],
    ),
    problems: found.flatMap(({ problems }) =>
      problems.map(({ line, reason }) => `${String(line)} ${reason}`),
    ),
  };
}

describe('rows of one style', () => {
  it.each([
    ['aab', ['a2', 'b1']],
    ['aba', ['b1', 'a2']],
    ['abcabc', ['a2', 'b2', 'c2']],
    ['aAa', ['a2']],
    ['aA', ['a1']],
    ['Aab', ['a1', 'b1']],
    ['A', []],
  ])('%s come together as %j, each style as soon as it is whole', async (rows, styles) => {
    expect((await gather(rows)).styles).toEqual(styles);
  });

  it('are refused when more rows than the limit would have to be held', async () => {
    expect(await gather('abcabc', 2)).toEqual({
      styles: ['a2', 'b2', 'c1'],
      problems: ['3 rows-apart'],
    });
  });

  it('are never lost or duplicated, in any order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'A', 'B'), { maxLength: 30 }),
        async (rows) => {
          const good = Map.groupBy(
            rows.filter((row) => row === row.toLowerCase()),
            (row) => row,
          );
          const { styles } = await gather(rows.join(''));
          expect(styles.toSorted()).toEqual(
            [...good].map(([style, all]) => `${style}${String(all.length)}`).toSorted(),
          );
        },
      ),
      { numRuns: 60 },
    );
  });
});
