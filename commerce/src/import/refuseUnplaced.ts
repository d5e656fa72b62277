/** Refuses an import that would put products under “Övrigt” before anything of it is written. */
import type { ReadItem } from './formats/rawItem.ts';
import type { Placing } from './enrichProducts.ts';
import { ImportRefusedError } from './importProblem.ts';
import { unplacedShare } from './importReport.ts';
import type { Mapping } from './mapping/mapping.ts';
import { draftProducts } from './products/draftProducts.ts';
import { groupByStyle, type StyleCounts } from './products/groupByStyle.ts';
import { readOnce } from './products/readOnce.ts';

interface UnplacedCheck {
  /** Every item of the file, from its beginning. */
  readonly items: AsyncIterable<ReadItem>;
  readonly counts: StyleCounts;
  readonly mapping: Mapping;
  readonly placing: Pick<Placing, 'unplacedKind'>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** @param rows rows read so far */
  readonly onRow: (rows: number) => void;
  /** Ends the check; nothing is refused then. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Reads the whole file once.
 * @throws ImportRefusedError with the number of such products and their categories in the file
 */
export async function refuseUnplaced({
  items,
  counts,
  mapping,
  placing,
  now,
  onRow,
  signal,
}: UnplacedCheck): Promise<void> {
  const unplaced = new Map<string, number>();
  const { stockColumns } = counts;
  let [rows, products] = [0, 0];
  for await (const { style } of groupByStyle(items, {
    counts,
    read: readOnce({ mapping, now, stockColumns }),
  })) {
    if (signal?.aborted) return;
    rows += 1;
    onRow(rows);
    for (const { kind } of style ? draftProducts(style, mapping).products : []) {
      products += 1;
      const written = placing.unplacedKind(kind);
      if (written !== undefined) unplaced.set(written, (unplaced.get(written) ?? 0) + 1);
    }
  }
  const share = unplacedShare({ unplaced, products });
  if (share)
    throw new ImportRefusedError(
      `Nothing was imported: ${share.count} would be put under “Övrigt”, since no category of the shop matches theirs: ${share.kinds} Place them in the mapping’s categories (--write-mapping drafts them, --dry-run lists each product; docs/guides/import.md), or accept them there: run the same command with --accept-other.`,
    );
}
