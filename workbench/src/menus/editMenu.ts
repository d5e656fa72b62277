/**
 * An editor's changes of a menu, as pure functions from one document to the next. Rows are its
 * items in reading order, children below their parent.
 */
import type { MenuDocument, StoredMenuItem } from '@solvik/content-schema/editing';

export interface MenuRow {
  readonly item: StoredMenuItem;
  /** 1 at the top. */
  readonly level: number;
  /** As findings write it: `items[0].children[2]`. */
  readonly path: string;
}

/** As deep as a menu can be (checkMenu). */
export const maxLevels = 3;

const rowsIn = (items: readonly StoredMenuItem[], level: number, at: string): readonly MenuRow[] =>
  items.flatMap((item, index) => {
    const path = `${at}[${String(index)}]`;
    return [{ item, level, path }, ...rowsIn(item.children ?? [], level + 1, `${path}.children`)];
  });

export const rowsOf = ({ items }: MenuDocument): readonly MenuRow[] => rowsIn(items, 1, 'items');

interface Flat {
  readonly item: Omit<StoredMenuItem, 'children'>;
  readonly level: number;
}

const flatten = (menu: MenuDocument): readonly Flat[] =>
  rowsOf(menu).map(({ item: { children: _children, ...item }, level }) => ({ item, level }));

/** The tree of a list of levels: an item too deep for the one above is as deep as possible. */
function grow(rows: readonly Flat[]): readonly StoredMenuItem[] {
  type Growing = Omit<StoredMenuItem, 'children'> & { children?: Growing[] };
  const top: Growing[] = [];
  const line: Growing[] = [];
  for (const { item, level } of rows) {
    const depth = Math.min(level, line.length + 1, maxLevels);
    line.length = depth - 1;
    const parent = line.at(-1);
    const own: Growing = { ...item };
    if (parent) parent.children = [...(parent.children ?? []), own];
    else top.push(own);
    line.push(own);
  }
  return top;
}

const withRows = (menu: MenuDocument, rows: readonly Flat[]): MenuDocument => ({
  ...menu,
  items: grow(rows),
});

/** How many rows an item and all below it take. */
function spanAt(rows: readonly Flat[], at: number): number {
  const level = rows[at]?.level ?? 0;
  const end = rows.findIndex((row, index) => index > at && row.level <= level);
  return (end < 0 ? rows.length : end) - at;
}

/** Moves an item with all below it beside another row. */
export function moveItem(menu: MenuDocument, key: string, to: number): MenuDocument {
  const rows = flatten(menu);
  const from = rows.findIndex(({ item }) => item.key === key);
  const target = rows[to];
  if (from < 0 || !target) return menu;
  const span = spanAt(rows, from);
  if (to >= from && to < from + span) return menu;
  const shift = target.level - (rows[from]?.level ?? 1);
  const moved = rows.slice(from, from + span).map((row) => ({ ...row, level: row.level + shift }));
  const rest = rows.toSpliced(from, span);
  // Moved down it is placed below the row it was dropped on and all of that row's children.
  const at = to < from ? to : to - span + spanAt(rows, to);
  return withRows(menu, rest.toSpliced(at, 0, ...moved));
}

/** Moves an item under the one above it (1), or beside its parent (-1), with all below it. */
export function indentItem(menu: MenuDocument, key: string, step: 1 | -1): MenuDocument {
  const rows = flatten(menu);
  const at = rows.findIndex(({ item }) => item.key === key);
  const row = rows[at];
  if (!row || !canIndent(menu, key, step)) return menu;
  const span = spanAt(rows, at);
  if (step === 1)
    return withRows(
      menu,
      rows.map((each, index) =>
        index >= at && index < at + span ? { ...each, level: each.level + 1 } : each,
      ),
    );
  // Beside its parent it is placed after all its siblings, which stay in place.
  const moved = rows.slice(at, at + span).map((each) => ({ ...each, level: each.level - 1 }));
  const parentAt = rows.findLastIndex((each, index) => index < at && each.level < row.level);
  const rest = rows.toSpliced(at, span);
  return withRows(menu, rest.toSpliced(parentAt + spanAt(rest, parentAt), 0, ...moved));
}

export function canIndent(menu: MenuDocument, key: string, step: 1 | -1): boolean {
  const rows = flatten(menu);
  const at = rows.findIndex(({ item }) => item.key === key);
  const row = rows[at];
  if (!row) return false;
  if (step === -1) return row.level > 1;
  const above = rows.slice(0, at).findLast(({ level }) => level <= row.level);
  const deepest = Math.max(...rows.slice(at, at + spanAt(rows, at)).map(({ level }) => level));
  return above?.level === row.level && deepest < maxLevels;
}

function freeKey(menu: MenuDocument): string {
  const taken = new Set(rowsOf(menu).map(({ item }) => item.key));
  let number = 1;
  while (taken.has(`item-${String(number)}`)) number += 1;
  return `item-${String(number)}`;
}

/** A new item with placeholder labels, below the chosen one and beside it, or last. */
export function addItem(
  menu: MenuDocument,
  {
    afterKey,
    label,
  }: { readonly afterKey: string | undefined; readonly label: StoredMenuItem['label'] },
): { readonly menu: MenuDocument; readonly key: string } {
  const rows = flatten(menu);
  const key = freeKey(menu);
  const at = rows.findIndex(({ item }) => item.key === afterKey);
  const item = { key, label, target: { type: 'route', route: '/' } } as const;
  const row: Flat = { item, level: at < 0 ? 1 : (rows[at]?.level ?? 1) };
  return {
    key,
    menu: withRows(menu, rows.toSpliced(at < 0 ? rows.length : at + spanAt(rows, at), 0, row)),
  };
}

/** Removes an item, with all below it. */
export function removeItem(menu: MenuDocument, key: string): MenuDocument {
  const rows = flatten(menu);
  const at = rows.findIndex(({ item }) => item.key === key);
  return at < 0 ? menu : withRows(menu, rows.toSpliced(at, spanAt(rows, at)));
}

export const changeItem = (
  menu: MenuDocument,
  key: string,
  part: Partial<Pick<StoredMenuItem, 'label' | 'target'>>,
): MenuDocument =>
  withRows(
    menu,
    flatten(menu).map((row) =>
      row.item.key === key ? { ...row, item: { ...row.item, ...part } } : row,
    ),
  );
