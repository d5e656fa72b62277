/** Positions of a price's steps: days across, prices up, each price valid until the next one. */

/** A price from a day on. Days are calendar days, "2026-11-03", in the market's own time. */
export type PriceStep = {
  /** The first day at this price: "2026-11-03". */
  readonly from: string;
  /**
   * In one unit for all steps, öre for example: it decides how high the line lies and which price
   * is lowest, and is never shown.
   */
  readonly amount: number;
};
/** The displayed days, both inclusive. */
export type DaySpan = { readonly first: string; readonly last: string };
/** A stretch at one price: shares of the width and, from the top, of the height. */
export type PriceStretch = {
  readonly start: number;
  readonly end: number;
  readonly depth: number;
  readonly at: number;
};

const dayLength = 86_400_000;
const dayNumber = (day: string): number =>
  Math.round(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / dayLength);

/** How many days the span has. */
export const countDays = ({ first, last }: DaySpan): number =>
  Math.max(1, dayNumber(last) - dayNumber(first) + 1);

/** The span's day number `at`, counted from 0. */
export const dayAt = ({ first }: DaySpan, at: number): string =>
  new Date((dayNumber(first) + at) * dayLength).toISOString().slice(0, 10);

/**
 * The index of the step whose price is valid on the span's day number `at`; -1 before the first
 * one. Steps are sorted oldest first; of several on a day the last applies.
 */
export function stepOn(steps: readonly PriceStep[], span: DaySpan, at: number): number {
  const day = dayNumber(span.first) + at;
  return steps.findLastIndex(({ from }) => dayNumber(from) <= day);
}

/**
 * The visible stretches, first to last. A single price is in the middle; otherwise the highest
 * touches the top and the lowest the bottom.
 */
export function planPriceHistory(
  steps: readonly PriceStep[],
  span: DaySpan,
): readonly PriceStretch[] {
  const days = countDays(span);
  const first = dayNumber(span.first);
  const shown = steps
    .map(({ from, amount }, at) => {
      const next = steps[at + 1];
      return {
        at,
        amount,
        start: Math.max(0, dayNumber(from) - first),
        end: Math.min(days, next ? dayNumber(next.from) - first : days),
      };
    })
    .filter(({ start, end }) => end > start);
  const amounts = shown.map(({ amount }) => amount);
  const highest = Math.max(...amounts);
  const height = highest - Math.min(...amounts);
  return shown.map(({ at, amount, start, end }) => ({
    at,
    start: start / days,
    end: end / days,
    depth: height === 0 ? 0.5 : (highest - amount) / height,
  }));
}

/**
 * The index of the lowest visible price; of equals the latest. `undefined` when none is visible.
 */
export function findLowest(
  steps: readonly PriceStep[],
  stretches: readonly PriceStretch[],
): number | undefined {
  return stretches
    .map(({ at }) => at)
    .reduce<number | undefined>(
      (best, at) =>
        best === undefined || (steps[at]?.amount ?? 0) <= (steps[best]?.amount ?? 0) ? at : best,
      undefined,
    );
}
