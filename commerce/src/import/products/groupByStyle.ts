/**
 * Groups the rows of each style, wherever they are in the file, without holding the whole file: the rows
 * of each style are counted first, so a style is yielded as soon as its last row is read.
 */
import {
  firstCell,
  type RawItem,
  type ReadItem,
  type StockColumns,
  type StockField,
} from '../formats/rawItem.ts';
import { problem, type ImportProblem } from '../importProblem.ts';
import type { MerchantItem } from './merchantItem.ts';
import type { ReadMerchantItem } from './readItem.ts';

/** Rows held for incomplete styles. A file sorted by product needs a handful. */
const maxHeld = 20_000;

const styleKey = (raw: RawItem): string =>
  (firstCell(raw, 'style') ?? firstCell(raw, 'id'))?.value ?? `line ${String(raw.line)}`;

export interface StyleCounts {
  readonly rows: number;
  readonly byStyle: Map<string, number>;
  /** Of any row: the items of a feed leave out the elements that they have no value for. */
  readonly stockColumns: StockColumns;
}

/** Counts rows by reading the whole file once. */
export async function countStyles(
  items: AsyncIterable<ReadItem>,
  onRow?: () => void,
): Promise<StyleCounts> {
  const byStyle = new Map<string, number>();
  const stockColumns = new Map<StockField, string>();
  let rows = 0;
  for await (const read of items) {
    rows += 1;
    onRow?.();
    if (read.kind !== 'item') continue;
    byStyle.set(styleKey(read.item), (byStyle.get(styleKey(read.item)) ?? 0) + 1);
    for (const [field, column] of read.item.stockColumns) stockColumns.set(field, column);
  }
  return { rows, byStyle, stockColumns };
}

/** Results in the file's order: problems, and styles once they are complete. */
export interface Gathered {
  readonly problems: readonly ImportProblem[];
  /** A row that the mapping skips. */
  readonly isSkipped?: boolean;
  /** Not empty when present. */
  readonly style?: readonly MerchantItem[];
}

interface GatherOptions {
  readonly counts: StyleCounts;
  readonly read: (raw: RawItem) => ReadMerchantItem;
  readonly maxRowsHeld?: number;
}

/** Yields one result for every row of the file. */
export async function* groupByStyle(
  items: AsyncIterable<ReadItem>,
  { counts, read, maxRowsHeld = maxHeld }: GatherOptions,
): AsyncGenerator<Gathered> {
  const left = new Map(counts.byStyle);
  const open = new Map<string, MerchantItem[]>();
  let held = 0;
  for await (const found of items) {
    if (found.kind !== 'item') {
      yield {
        problems: found.kind === 'problem' ? [found.problem] : [],
        isSkipped: found.kind === 'skipped',
      };
      continue;
    }
    const key = styleKey(found.item);
    const { item, problems } = read(found.item);
    const rowsLeft = (left.get(key) ?? 1) - 1;
    const isFull = item !== undefined && rowsLeft > 0 && held >= maxRowsHeld;
    const style = open.get(key) ?? [];
    if (item && !isFull) {
      style.push(item);
      held += 1;
    }
    left.set(key, rowsLeft);
    const all = isFull
      ? [...problems, problem('rows-apart', { line: found.item.line, value: key })]
      : problems;
    if (rowsLeft > 0) {
      if (style.length > 0) open.set(key, style);
      yield { problems: all };
      continue;
    }
    left.delete(key);
    open.delete(key);
    held -= style.length;
    yield style.length > 0 ? { problems: all, style } : { problems: all };
  }
}
