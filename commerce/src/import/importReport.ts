/** What an import did, in figures and in words. */
import type { MarketId } from '../catalogue/catalogueDraft.ts';
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
  /** Rows that the mapping leaves out. */
  readonly skipped: number;
  readonly products: number;
  readonly skus: number;
  /** Products that were new or differed from what the shop had. */
  readonly changed: number;
  /** Products stored by an earlier, interrupted import of the same file. */
  readonly resumedAfter: number;
  /** Products that each market sells. */
  readonly soldIn: Readonly<Record<MarketId, number>>;
  /** How often each reason cost a row, and how often it cost a part of one. */
  readonly refused: Readonly<Partial<Record<ProblemReason, number>>>;
  readonly mended: Readonly<Partial<Record<ProblemReason, number>>>;
  /** Where every one of them is listed. */
  readonly reportFile: string;
  readonly seconds: number;
  /** False when the import was interrupted; the next one goes on from there. */
  readonly isComplete: boolean;
}

type Tally = Partial<Record<ProblemReason, number>>;

export class ProblemTally {
  readonly refused: Tally = {};
  readonly mended: Tally = {};

  add(problems: readonly ImportProblem[]): void {
    for (const found of problems) {
      const tally = isRefusal(found) ? this.refused : this.mended;
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

/** Sentences for a terminal. */
export function describeImport(report: ImportReport): readonly string[] {
  const { rows, skipped, products, skus, changed, seconds, soldIn, refused, mended } = report;
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
    `${report.isComplete ? 'Imported' : 'Interrupted while importing'} (${report.format}, source “${report.source}”).`,
    ...(report.resumedAfter > 0
      ? [`Went on after ${String(report.resumedAfter)} products of an interrupted import.`]
      : []),
    `${String(rows)} rows read${skipped > 0 ? ` (${String(skipped)} left out by the mapping)` : ''}, ${String(products)} products with ${String(skus)} sizes, ${String(changed)} new or changed, ${seconds.toFixed(1)} s.`,
    `Sold in: ${markets}.`,
    ...(unsold.length > 0
      ? [
          `Without a price in ${unsold.join(', ')}: give rates or price columns for them (docs/guides/import.md).`,
        ]
      : []),
    `${String(total(refused))} refused${total(refused) > 0 ? ':' : '.'}`,
    ...reasonLines(refused),
    ...(total(mended) > 0
      ? [`${String(total(mended))} taken with something left out:`, ...reasonLines(mended)]
      : []),
    ...(total(refused) + total(mended) > 0
      ? [`Each with line, column and reason: ${report.reportFile}`]
      : []),
  ];
}
