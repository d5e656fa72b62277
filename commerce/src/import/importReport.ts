/** The result of an import, as figures and as text. */
import type { MarketId } from '@solvik/shop';
import {
  isRefusal,
  problemReasons,
  type ImportProblem,
  type ProblemReason,
} from './importProblem.ts';

export interface ImportReport {
  readonly format: string;
  readonly source: string;
  readonly rows: number;
  /** Rows that the mapping skips. */
  readonly skipped: number;
  readonly products: number;
  readonly skus: number;
  /** Products that were new or differed from what the shop had. */
  readonly changed: number;
  /**
   * Products of the source that the file no longer has, and that are no longer sold; `refused` if
   * rows of the file were.
   */
  readonly withdrawn: number | 'refused';
  /** Products without a category of the shop, by their categories in the file. */
  readonly unplaced: ReadonlyMap<string, number>;
  /** Nothing was written. */
  readonly isDryRun: boolean;
  /** Products stored by an earlier, interrupted import of the same file. */
  readonly resumedAfter: number;
  /** Products that each market sells. */
  readonly soldIn: Readonly<Record<MarketId, number>>;
  /** Rows that were not imported, by reason, and rows of which a part was left out. */
  readonly refused: Readonly<Partial<Record<ProblemReason, number>>>;
  readonly partial: Readonly<Partial<Record<ProblemReason, number>>>;
  /** Path of the report that lists them all. */
  readonly reportFile: string;
  readonly seconds: number;
  /** False when the import was interrupted; the next one resumes there. */
  readonly isComplete: boolean;
}

type Tally = Partial<Record<ProblemReason, number>>;

export class ProblemTally {
  readonly refused: Tally = {};
  readonly partial: Tally = {};

  add(problems: readonly ImportProblem[]): void {
    for (const found of problems) {
      const tally = isRefusal(found) ? this.refused : this.partial;
      tally[found.reason] = (tally[found.reason] ?? 0) + 1;
    }
  }
}

const total = (tally: Tally): number => Object.values(tally).reduce((sum, count) => sum + count, 0);
const reasonLines = (tally: Tally): readonly string[] =>
  Object.entries(tally)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([reason, count]) =>
        `  ${String(count)} × ${reason}: ${problemReasons[reason as ProblemReason]}`,
    );

function withdrawnLines({ withdrawn }: ImportReport): readonly string[] {
  if (withdrawn === 'refused')
    return ['No product was taken off sale, since rows of the file were refused or it has none.'];
  return withdrawn > 0
    ? [`${String(withdrawn)} products are not in the file, and no longer sold.`]
    : [];
}

const shownKinds = 10;

/**
 * Products without a category of the shop: their number (`3 products (60 %)`) and their categories
 * in the file, the most frequent first, as a sentence. Undefined if there are none.
 */
export function unplacedShare({
  unplaced,
  products,
}: Pick<ImportReport, 'unplaced' | 'products'>): { count: string; kinds: string } | undefined {
  const kinds = [...unplaced].toSorted(([, a], [, b]) => b - a);
  const count = kinds.reduce((sum, [, each]) => sum + each, 0);
  if (count === 0) return undefined;
  const listed = kinds
    .slice(0, shownKinds)
    .map(([kind, each]) => `${kind === '' ? '(no category)' : kind} ${String(each)}`);
  const more = kinds.length - shownKinds;
  return {
    count: `${String(count)} products (${String(Math.round((100 * count) / products))} %)`,
    kinds: `${listed.join(', ')}${more > 0 ? `, and ${String(more)} more` : ''}.`,
  };
}

/** What the mapping has to place. */
function unplacedLines(report: ImportReport): readonly string[] {
  const share = unplacedShare(report);
  if (!share) return [];
  return [
    `${share.count} under “Övrigt”, since no category of the shop matches theirs:`,
    `  ${share.kinds}`,
    report.isDryRun
      ? '  Place them in the mapping’s categories (docs/guides/import.md), or accept them there with --accept-other; without either the import stops before it writes anything.'
      : '  Place them in the mapping’s categories (docs/guides/import.md), and import again.',
  ];
}

/** Lines for a terminal. */
export function describeImport(report: ImportReport): readonly string[] {
  const { rows, skipped, products, skus, changed, seconds, soldIn, refused, partial } = report;
  const markets = Object.entries(soldIn)
    .map(([market, count]) => `${market} ${String(count)}`)
    .join(', ');
  const unsold =
    products > 0
      ? Object.entries(soldIn)
          .filter(([, count]) => count === 0)
          .map(([market]) => market)
      : [];
  return [
    `${report.isDryRun ? 'Tried, nothing was written' : report.isComplete ? 'Imported' : 'Interrupted while importing'} (${report.format}, source “${report.source}”).`,
    ...(report.resumedAfter > 0
      ? [`Resumed after ${String(report.resumedAfter)} products of an interrupted import.`]
      : []),
    `${String(rows)} rows read${skipped > 0 ? ` (${String(skipped)} left out by the mapping)` : ''}, ${String(products)} products with ${String(skus)} sizes${report.isDryRun ? '' : `, ${String(changed)} new or changed`}, ${seconds.toFixed(1)} s.`,
    ...withdrawnLines(report),
    `Sold in: ${markets}.`,
    ...(unsold.length > 0
      ? [
          `Without a price in ${unsold.join(', ')}: give rates or price columns for them (docs/guides/import.md).`,
        ]
      : []),
    ...unplacedLines(report),
    `${String(total(refused))} refused${total(refused) > 0 ? ':' : '.'}`,
    ...reasonLines(refused),
    ...(total(partial) > 0
      ? [`${String(total(partial))} imported with something left out:`, ...reasonLines(partial)]
      : []),
    ...(total(refused) + total(partial) > 0
      ? [`Each with line, column and reason: ${report.reportFile}`]
      : []),
  ];
}
