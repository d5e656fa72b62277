/** Builds a segment from the stored words of products. */
import type { Locale } from '@solvik/shop';
import { backEndLanguages } from '../../languages/generated/byLocale.ts';
import { createFormTable } from './formTable.ts';
import { fields, type HeadWords, type SearchRow, type SearchSegment } from './searchSegment.ts';
import { inTableOrder, sharedBytes, sharedNumbers } from './wordTable.ts';

/** A product's words, by number, with the fields that have them. */
interface CollectedRow {
  readonly id: number;
  readonly sold: number;
  readonly words: Uint32Array;
  readonly masks: Uint8Array;
}

export interface SegmentCollector {
  readonly add: (rows: readonly SearchRow[]) => void;
  readonly build: (heads: HeadWords) => SearchSegment;
}

/** A map holds 16.7 million entries at most: a million products have more article numbers. */
const shardCount = 8;

function wordNumbers() {
  const shards = Array.from({ length: shardCount }, () => new Map<string, number>());
  let count = 0;
  const numbersOf = (word: string): Map<string, number> =>
    shards[word.charCodeAt(word.length - 1) % shardCount] ?? new Map();
  return {
    words: () => shards.flatMap((shard) => [...shard.keys()]),
    of(word: string): number {
      const numbers = numbersOf(word);
      const before = numbers.get(word);
      if (before !== undefined) return before;
      numbers.set(word, count);
      count += 1;
      return count - 1;
    },
  };
}

function collectRow(row: SearchRow, numberOf: (word: string) => number): CollectedRow {
  const masks = new Map<number, number>();
  const collect = (text: string, field: number) => {
    for (const word of text.split(' ')) {
      if (word === '') continue;
      const number = numberOf(word);
      masks.set(number, (masks.get(number) ?? 0) | field);
    }
  };
  collect(row.name, fields.name);
  collect(row.articles, fields.name);
  collect(row.about, fields.about);
  collect(row.category, fields.category);
  collect(row.text, fields.text);
  return {
    id: row.productId,
    sold: row.soldCount,
    words: Uint32Array.from(masks.keys()),
    masks: Uint8Array.from(masks.values()),
  };
}

/** Rows by word: a counting sort, so that every list of rows is in the order of sales. */
function createPostings(collected: readonly CollectedRow[], order: Uint32Array) {
  const starts = sharedNumbers(order.length + 1);
  for (const { words } of collected)
    for (const word of words) {
      const at = (order[word] ?? 0) + 1;
      starts[at] = (starts[at] ?? 0) + 1;
    }
  for (let at = 1; at < starts.length; at += 1)
    starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const rows = sharedNumbers(starts[order.length] ?? 0);
  const masks = sharedBytes(rows.length);
  collected.forEach((row, number) => {
    row.words.forEach((word, at) => {
      const sorted = order[word] ?? 0;
      const slot = next[sorted] ?? 0;
      next[sorted] = slot + 1;
      rows[slot] = number;
      masks[slot] = row.masks[at] ?? 0;
    });
  });
  return { starts, rows, masks };
}

const bySales = (a: CollectedRow, b: CollectedRow) => b.sold - a.sold || a.id - b.id;

export function collectSegment(locale: Locale): SegmentCollector {
  const { words: collectedWords, of } = wordNumbers();
  const collected: CollectedRow[] = [];
  const { inflection } = backEndLanguages[locale].search;
  const tableOf = (words: readonly string[]) =>
    createFormTable(inTableOrder(new Set(words)), inflection);
  return {
    add(rows) {
      for (const row of rows) collected.push(collectRow(row, of));
    },
    build(heads) {
      collected.sort(bySales);
      const sorted = inTableOrder(collectedWords());
      const order = new Uint32Array(sorted.length);
      sorted.forEach((word, at) => {
        order[of(word)] = at;
      });
      const ids = sharedNumbers(collected.length);
      const sold = sharedNumbers(collected.length);
      collected.forEach((row, at) => {
        ids[at] = row.id;
        sold[at] = row.sold;
      });
      return {
        locale,
        ids,
        sold,
        forms: createFormTable(sorted, inflection),
        ...createPostings(collected, order),
        categories: tableOf(heads.categories),
        heads: tableOf(heads.all),
      };
    },
  };
}
