/**
 * What a product has cost, as its page describes it: the sentence and the drawing come from the same
 * rows. A reduction is compared with the lowest price of the 30 days before it began (directive
 * 98/6/EC article 6a), the same rule as the back end's percentage.
 */

import { type LoggedPrice, reductionStart } from '@solvik/shop-rules';

/** A price from a day on; amounts in the currency's unit, VAT included. */
export interface PriceRow extends LoggedPrice {
  /** ISO 8601. */
  readonly date: string;
}

export interface PriceStep {
  /** "2026-11-03". */
  readonly from: string;
  readonly amount: number;
}

export interface PriceBand {
  readonly first: string;
  readonly last: string;
  readonly amount: number;
}

export type PriceStory =
  /** Fewer than `minDays` are known: nothing is drawn. */
  | { readonly kind: 'new'; readonly since: string }
  | { readonly kind: 'steady'; readonly days: number }
  /** Reduced; `isLowest` if it has not been lower within the span. */
  | {
      readonly kind: 'reduced';
      readonly on: string;
      readonly from: number;
      readonly to: number;
      readonly isLowest: boolean;
    }
  | { readonly kind: 'changed'; readonly lowest: number; readonly highest: number };

export interface PriceHistory {
  readonly story: PriceStory;
  /** Oldest first; the first one may have begun before the span. */
  readonly steps: readonly PriceStep[];
  /** Both ends included. */
  readonly span: { readonly first: string; readonly last: string };
  /** Days of the span. */
  readonly days: number;
  readonly lowest: number;
  readonly band?: PriceBand;
}

const dayLength = 86_400_000;
const maxDays = 120;
const minDays = 14;
const bandDays = 30;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const timeOf = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`);

interface DatedPrice extends LoggedPrice {
  /** "2026-11-03". */
  readonly from: string;
}

/** One step per change of the price; of several on a day the last. */
function stepsOf(rows: readonly PriceRow[]): readonly DatedPrice[] {
  const byDay = new Map(
    rows.map(({ date, selling, regular }) => [
      date.slice(0, 10),
      { from: date.slice(0, 10), selling, regular },
    ]),
  );
  const inOrder = [...byDay.values()].toSorted((a, b) => timeOf(a.from) - timeOf(b.from));
  return inOrder.filter((step, at) => inOrder[at - 1]?.selling !== step.selling);
}

/** Undefined for a price that has been reduced for as long as it is known. */
function bandOf(steps: readonly DatedPrice[], began: number): PriceBand | undefined {
  const start = steps[began];
  if (!start || began === 0) return undefined;
  const last = timeOf(start.from) - dayLength;
  const first = timeOf(start.from) - bandDays * dayLength;
  const amounts = steps
    .slice(0, began)
    .filter((_, at) => timeOf(steps[at + 1]?.from ?? start.from) > first)
    .map(({ selling }) => selling);
  return { first: dayOf(first), last: dayOf(last), amount: Math.min(...amounts) };
}

/** Undefined if no price is known. */
export function describePriceHistory(
  rows: readonly PriceRow[],
  now: Date,
): PriceHistory | undefined {
  const today = timeOf(now.toISOString());
  const steps = stepsOf(rows.filter(({ date }) => timeOf(date) <= today));
  const [oldest] = steps;
  const current = steps.at(-1);
  if (!oldest || !current) return undefined;
  const first = Math.max(timeOf(oldest.from), today - (maxDays - 1) * dayLength);
  const days = Math.round((today - first) / dayLength) + 1;
  const shown = steps.filter((_, at) => timeOf(steps[at + 1]?.from ?? '9999-01-01') > first);
  const amounts = shown.map(({ selling }) => selling);
  const lowest = Math.min(...amounts);
  const began = reductionStart(steps);
  const reduced = began === undefined ? undefined : steps[began];
  const band = began === undefined ? undefined : bandOf(steps, began);
  const story = ((): PriceStory => {
    if (days < minDays) return { kind: 'new', since: oldest.from };
    if (shown.length === 1) return { kind: 'steady', days };
    if (reduced && band && band.amount > current.selling)
      return {
        kind: 'reduced',
        on: reduced.from,
        from: band.amount,
        to: current.selling,
        isLowest: current.selling <= lowest,
      };
    return { kind: 'changed', lowest, highest: Math.max(...amounts) };
  })();
  return {
    story,
    steps: shown.map(({ from, selling }) => ({ from, amount: selling })),
    span: { first: dayOf(first), last: dayOf(today) },
    days,
    lowest,
    ...(story.kind === 'reduced' && band && { band }),
  };
}
