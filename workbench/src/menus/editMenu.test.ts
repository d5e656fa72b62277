import type { MenuDocument } from '@solvik/content-schema/editing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addItem,
  canIndent,
  changeItem,
  indentItem,
  moveItem,
  removeItem,
  rowsOf,
} from './editMenu.ts';

type Item = MenuDocument['items'][number];

/** Items by their letters, a dot for each level below the top: `a .b ..c d`. */
function menu(shown: string): MenuDocument {
  const rows = shown
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ key: word.replaceAll('.', ''), level: word.lastIndexOf('.') + 1 }));
  const under = (from: number, level: number): Item[] => {
    const items: Item[] = [];
    for (let at = from; at < rows.length && (rows[at]?.level ?? 0) >= level; at += 1) {
      const row = rows[at];
      if (row?.level !== level) continue;
      const children = under(at + 1, level + 1);
      items.push({
        key: row.key,
        label: { sv: row.key },
        target: { type: 'category', key: row.key },
        ...(children.length > 0 && { children }),
      });
    }
    return items;
  };
  return { title: { sv: 'Meny' }, items: under(0, 0) };
}
const shown = (document: MenuDocument) =>
  rowsOf(document)
    .map(({ item, level }) => '.'.repeat(level - 1) + item.key)
    .join(' ');

describe('an item of a menu', () => {
  it.each([
    ['a b c', 'a', 2, 'b c a'],
    ['a b c', 'c', 0, 'c a b'],
    ['a .b .c d', 'a', 3, 'd a .b .c'],
    ['a .b .c d', 'd', 1, 'a .d .b .c'],
    ['a .b .c d', 'b', 3, 'a .c d b'],
    ['a .b ..c d', 'd', 0, 'd a .b ..c'],
    ['a .b ..c d .e', 'a', 3, 'd .e a .b ..c'],
    ['a .b c', 'a', 1, 'a .b c'],
    ['a .b ..c d .e', 'a', 4, 'd .e .a ..b ..c'],
    ['a b', 'x', 0, 'a b'],
    ['a b', 'a', 9, 'a b'],
  ])('%s: %s to row %i is %s', (before, key, to, after) =>
    expect(shown(moveItem(menu(before), key, to))).toBe(after),
  );

  it.each<[string, string, 1 | -1, string]>([
    ['a b', 'b', 1, 'a .b'],
    ['a b .c', 'b', 1, 'a .b ..c'],
    ['a .b c', 'b', -1, 'a b c'],
    ['a .b .c d', 'b', -1, 'a .c b d'],
    ['a .b ..c .d', 'b', -1, 'a .d b .c'],
    ['a b', 'a', 1, 'a b'],
    ['a b', 'a', -1, 'a b'],
    ['a .b c .d ..e', 'c', 1, 'a .b c .d ..e'],
  ])('%s: %s by %i is %s', (before, key, step, after) => {
    expect(shown(indentItem(menu(before), key, step))).toBe(after);
    expect(canIndent(menu(before), key, step)).toBe(before !== after);
  });

  it('is added beside the chosen one, under a key that is free', () => {
    const label = { sv: 'Ny' };
    expect(shown(addItem(menu('a .b ..c d'), { afterKey: 'b', label }).menu)).toBe(
      'a .b ..c .item-1 d',
    );
    expect(shown(addItem(menu('a'), { afterKey: undefined, label }).menu)).toBe('a item-1');
    expect(addItem(menu('item-1'), { afterKey: undefined, label }).key).toBe('item-2');
  });

  it('is removed with all below it, and changed alone', () => {
    expect(shown(removeItem(menu('a .b ..c d'), 'b'))).toBe('a d');
    const changed = changeItem(menu('a .b'), 'a', { label: { fi: 'Naiset' } });
    expect(rowsOf(changed).map(({ item }) => item.label)).toEqual([{ fi: 'Naiset' }, { sv: 'b' }]);
    expect(changed.title).toEqual({ sv: 'Meny' });
  });

  it('has the same path as in findings', () =>
    expect(rowsOf(menu('a .b .c d')).map(({ path }) => path)).toEqual([
      'items[0]',
      'items[0].children[0]',
      'items[0].children[1]',
      'items[1]',
    ]));

  it('is never lost, doubled or put too deep', () => {
    const keys = (document: MenuDocument) =>
      rowsOf(document)
        .map(({ item }) => item.key)
        .toSorted();
    fc.assert(
      fc.property(
        fc.constantFrom('a b c d', 'a .b ..c d', 'a .b .c d .e ..f', 'a b .c ..d ..e f'),
        fc.array(fc.tuple(fc.nat(5), fc.nat(5), fc.constantFrom<1 | -1 | 0>(1, -1, 0)), {
          maxLength: 6,
        }),
        (start, steps) => {
          let document = menu(start);
          for (const [from, to, step] of steps) {
            const key = rowsOf(document)[from]?.item.key ?? '';
            document = step === 0 ? moveItem(document, key, to) : indentItem(document, key, step);
          }
          expect(keys(document)).toEqual(keys(menu(start)));
          expect(Math.max(...rowsOf(document).map(({ level }) => level))).toBeLessThanOrEqual(3);
        },
      ),
    );
  });
});
