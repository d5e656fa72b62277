/** Which of the things in a strip are in sight. */

/** Edges along the strip, in pixels; start is before end whichever way the line runs. */
export type Extent = { readonly start: number; readonly end: number };
/** Places in the strip, from 0. */
export type SeenRange = { readonly first: number; readonly last: number };

/** Pixels that rounding may take from a thing that is in sight. */
const tolerance = 2;

const overlap = (one: Extent, other: Extent): number =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start);

/** From the first to the last that is wholly in sight; where none is, the one of which most is seen. Undefined for an empty strip. */
export function planRange(strip: Extent, items: readonly Extent[]): SeenRange | undefined {
  if (items.length === 0) return undefined;
  const isWhole = ({ start, end }: Extent) =>
    start >= strip.start - tolerance && end <= strip.end + tolerance;
  const first = items.findIndex(isWhole);
  if (first >= 0) return { first, last: items.findLastIndex(isWhole) };
  const seen = items.map((item) => overlap(strip, item));
  const most = seen.indexOf(Math.max(...seen));
  return { first: most, last: most };
}
