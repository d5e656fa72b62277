/**
 * Allowed positions of the two ends of a range: on a step, within the limits, never past one
 * another.
 */

/** `lowest` is at most `highest`. */
export type Range = { readonly lowest: number; readonly highest: number };

export type RangeLimits = { readonly min: number; readonly max: number; readonly step: number };

/** The last whole step at or over `max`, so that the highest value can be reached. */
export function topOf({ min, max, step }: RangeLimits): number {
  return min + Math.ceil((max - min) / step) * step;
}

/** The range after one end was moved to `wanted`. */
export function planMove(range: Range, end: keyof Range, target: number): Range {
  if (!Number.isFinite(target)) return range;
  return end === 'lowest'
    ? { ...range, lowest: Math.min(target, range.highest) }
    : { ...range, highest: Math.max(target, range.lowest) };
}

/**
 * The range after its line was pressed at a share (0 to 1) of its length: the nearer end moves
 * there.
 */
export function planPress(range: Range, share: number, limits: RangeLimits): Range {
  const top = topOf(limits);
  const exact = limits.min + Math.max(0, Math.min(1, share)) * (top - limits.min);
  const target = limits.min + Math.round((exact - limits.min) / limits.step) * limits.step;
  const isNearLowest =
    Math.abs(target - range.lowest) < Math.abs(target - range.highest) ||
    (target < range.lowest && range.lowest === range.highest);
  return planMove(range, isNearLowest ? 'lowest' : 'highest', target);
}

/** Steps that Page Up and Page Down move by. */
const stepsOfPage = 10;
const pages: Readonly<Record<string, number>> = { PageUp: stepsOfPage, PageDown: -stepsOfPage };

/** The range after a key moved one end by a page; undefined if the key is another. */
export function planPage(
  range: Range,
  { end, key }: { readonly end: keyof Range; readonly key: string },
  limits: RangeLimits,
): Range | undefined {
  const steps = pages[key];
  if (steps === undefined) return undefined;
  const target = range[end] + steps * limits.step;
  return planMove(range, end, Math.max(limits.min, Math.min(topOf(limits), target)));
}
