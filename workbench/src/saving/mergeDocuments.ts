/**
 * Merges two editors' changes of one page or menu: each field is theirs or mine, and only one that
 * both changed is a conflict.
 */
import type { MenuDocument, PageDocument } from '@solvik/content-schema/editing';
import { flattenDocument, homeOf, unflattenDocument } from './flatDocument.ts';

type Json = Readonly<Record<string, unknown>>;

export type Winner = 'mine' | 'theirs';

export interface Merged<D> {
  readonly document: D;
  /** How many fields both changed differently. */
  readonly clashes: number;
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever the order of its keys: a database has its own. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const given = (record: Json): readonly string[] =>
    Object.keys(record).filter((key) => record[key] !== undefined);
  return given(a).length === given(b).length && given(a).every((key) => isSame(a[key], b[key]));
}

interface Sides<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

interface Merging {
  readonly winner: Winner;
  clashes: number;
}

function mergeValue({ base, mine, theirs }: Sides<unknown>, merging: Merging): unknown {
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  // Alt text and focal point belong to their picture: of two pictures one is taken whole.
  if (isRecord(mine) && isRecord(theirs) && isSame(mine['file'], theirs['file'])) {
    const was = isRecord(base) ? base : {};
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    const values = [...keys].map(
      (key) =>
        [
          key,
          mergeValue({ base: was[key], mine: mine[key], theirs: theirs[key] }, merging),
        ] as const,
    );
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }
  merging.clashes += 1;
  return merging.winner === 'mine' ? mine : theirs;
}

/** What only one side has is placed after what precedes it there. */
function mergeOrder(
  { base, mine, theirs }: Sides<readonly string[]>,
  merging: Merging,
): readonly string[] {
  const inAll = (id: string): boolean => [base, mine, theirs].every((side) => side.includes(id));
  const [was, is, other] = [base, mine, theirs].map((side) => side.filter(inAll));
  const isMoved = !isSame(is, was);
  const isMovedByThem = !isSame(other, was);
  const isClash = isMoved && isMovedByThem && !isSame(is, other);
  if (isClash) merging.clashes += 1;
  const leadsMine = isClash ? merging.winner === 'mine' : isMoved || !isMovedByThem;
  const order = [...(leadsMine ? mine : theirs)];
  const rest = leadsMine ? theirs : mine;
  for (const [at, id] of rest.entries()) {
    if (order.includes(id)) continue;
    const before = rest.slice(0, at).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  return order;
}

/** What one editor removed is restored when the other added something to it. */
function withHomes(parts: Json, { base, mine, theirs }: Sides<Json>): Json {
  const missing = [...new Set(Object.values(parts).map(homeOf))].filter(
    (home) => home !== undefined && !parts[home],
  ) as readonly string[];
  if (missing.length === 0) return parts;
  const back = missing
    .map((home) => [home, theirs[home] ?? mine[home] ?? base[home]] as const)
    .filter(([, part]) => part !== undefined);
  return back.length === 0
    ? parts
    : withHomes({ ...parts, ...Object.fromEntries(back) }, { base, mine, theirs });
}

/** @param winner whose value is taken for what both changed */
export function mergeDocuments<D extends PageDocument | MenuDocument>(
  { base, mine, theirs }: Sides<D>,
  winner: Winner = 'mine',
): Merged<D> {
  if (isSame(theirs, base) || isSame(mine, theirs)) return { document: mine, clashes: 0 };
  if (isSame(mine, base)) return { document: theirs, clashes: 0 };
  const merging: Merging = { winner, clashes: 0 };
  const flat = {
    base: flattenDocument(base),
    mine: flattenDocument(mine),
    theirs: flattenDocument(theirs),
  };
  const sides = { base: flat.base.parts, mine: flat.mine.parts, theirs: flat.theirs.parts };
  const parts = withHomes(mergeValue(sides, merging) as Json, sides);
  const order = mergeOrder(
    { base: flat.base.order, mine: flat.mine.order, theirs: flat.theirs.order },
    merging,
  );
  return { document: unflattenDocument({ parts, order }) as D, clashes: merging.clashes };
}
