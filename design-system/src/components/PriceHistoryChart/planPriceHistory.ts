/** Where a price's steps lie: days across, prices up, each price holding until the next one. */

/** A price from a day on. Days are calendar days, "2026-11-03", in the market's own time. */
export type PriceStep = {
  /** The first day at this price: "2026-11-03". */
  readonly from: string;
  /** In one unit for all steps, öre say: it decides how high the line lies and which price is lowest, and is never shown. */
  readonly amount: number;
};
/** The days that are shown, both counted in. */
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

/** How many days the span holds. */
export const countDays = ({ first, last }: DaySpan): number =>
  Math.max(1, dayNumber(last) - dayNumber(first) + 1);

/** The span's day number `at`, counted from 0. */
export const dayAt = ({ first }: DaySpan, at: number): string =>
  new Date((dayNumber(first) + at) * dayLength).toISOString().slice(0, 10);

/** Which step's price held at the span's day number `at`; -1 before the first one. Steps stand oldest first; of several on a day the last holds. */
export function stepOn(steps: readonly PriceStep[], span: DaySpan, at: number): number {
  const day = dayNumber(span.first) + at;
  return steps.findLastIndex(({ from }) => dayNumber(from) <= day);
}

/** The stretches that are seen, first to last. A single price lies in the middle; otherwise the highest touches the top and the lowest the bottom. */
export function planPriceHistory(
  steps: readonly PriceStep[],
  span: DaySpan,
): readonly PriceStretch[] {
  const days = countDays(span);
  const first = dayNumber(span.first);
  const seen = steps
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
  const amounts = seen.map(({ amount }) => amount);
  const highest = Math.max(...amounts);
  const height = highest - Math.min(...amounts);
  return seen.map(({ at, amount, start, end }) => ({
    at,
    start: start / days,
    end: end / days,
    depth: height === 0 ? 0.5 : (highest - amount) / height,
  }));
}

/** The index of the lowest price that is seen; of equals the latest. `undefined` when none is. */
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
