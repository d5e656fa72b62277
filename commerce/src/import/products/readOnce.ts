import type { RawItem } from '../formats/rawItem.ts';
import { problem } from '../importProblem.ts';
import { readItem, type ReadItemOptions, type ReadMerchantItem } from './readItem.ts';

/** Reads items, and refuses an id that occurred in the file before. */
export function readOnce(options: ReadItemOptions): (raw: RawItem) => ReadMerchantItem {
  const seen = new Set<string>();
  return (raw) => {
    const read = readItem(raw, options);
    if (read.item?.role !== 'size') return read;
    const { id, line } = read.item;
    if (seen.has(id))
      return {
        item: undefined,
        problems: [...read.problems, problem('id-twice', { line, value: id })],
      };
    seen.add(id);
    return read;
  };
}
