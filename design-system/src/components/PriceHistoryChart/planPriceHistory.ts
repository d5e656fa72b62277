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
/** A stretch at one price, as shares of the width, and the index of its step. */
export type PriceStretch = {
  readonly start: number;
  readonly end: number;
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

/** The visible stretches, first to last; of several prices of a day the last applies. */
export function planPriceHistory(
  steps: readonly PriceStep[],
  span: DaySpan,
): readonly PriceStretch[] {
  const days = countDays(span);
  const first = dayNumber(span.first);
  return steps
    .map(({ from }, at) => {
      const next = steps[at + 1];
      return {
        at,
        start: Math.max(0, dayNumber(from) - first),
        end: Math.min(days, next ? dayNumber(next.from) - first : days),
      };
    })
    .filter(({ start, end }) => end > start)
    .map(({ at, start, end }) => ({ at, start: start / days, end: end / days }));
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

/** A line across the chart at a round price. */
export type PriceLevel = {
  readonly amount: number;
  /** Share of the height, from the top. */
  readonly depth: number;
};

const roundSteps = [1, 2, 2.5, 3, 5, 10];

/** The smallest round number that is not below `size`. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return (roundSteps.find((step) => step * power >= size) ?? 10) * power;
}

/**
 * Three round prices that all steps lie between, the highest first, and the height of each price
 * within them. A single price has one level, its own.
 */
export function planLevels(steps: readonly PriceStep[]): {
  readonly levels: readonly PriceLevel[];
  readonly depthOf: (amount: number) => number;
} {
  const amounts = steps.map(({ amount }) => amount);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  if (steps.length === 0 || lowest === highest)
    return {
      levels: amounts.slice(0, 1).map((amount) => ({ amount, depth: 0.5 })),
      depthOf: () => 0.5,
    };
  let step = roundStep((highest - lowest) / 2);
  let bottom = Math.floor(lowest / step) * step;
  while (bottom + 2 * step < highest) {
    step = roundStep(step * 1.01);
    bottom = Math.floor(lowest / step) * step;
  }
  const depthOf = (amount: number) => 1 - (amount - bottom) / (2 * step);
  return {
    levels: [2, 1, 0].map((times) => ({
      amount: bottom + times * step,
      depth: depthOf(bottom + times * step),
    })),
    depthOf,
  };
}

/** A month's first day within the span: "2026-11-01", as a share of the width. */
export function planMonths(
  span: DaySpan,
): readonly { readonly day: string; readonly at: number }[] {
  const days = countDays(span);
  return Array.from({ length: days }, (_, at) => ({ day: dayAt(span, at), at: at / days })).filter(
    ({ day }) => day.endsWith('-01'),
  );
}

/** The part of the span that a band of days covers, as shares of the width; empty ones are none. */
export function planBand(
  band: DaySpan,
  span: DaySpan,
): { readonly start: number; readonly end: number } | undefined {
  const days = countDays(span);
  const first = dayNumber(span.first);
  const start = Math.max(0, (dayNumber(band.first) - first) / days);
  const end = Math.min(1, (dayNumber(band.last) + 1 - first) / days);
  return end > start ? { start, end } : undefined;
}
