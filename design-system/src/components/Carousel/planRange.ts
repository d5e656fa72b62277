/** Which items of a strip are in view. */

/** Edges along the strip, in pixels; start is before end whichever way the line runs. */
export type Extent = { readonly start: number; readonly end: number };
/** Positions in the strip, from 0. */
export type VisibleRange = { readonly first: number; readonly last: number };

/** Pixels that rounding may take from an item that is in view. */
const tolerance = 2;

const overlap = (one: Extent, other: Extent): number =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start);

/**
 * From the first to the last that is entirely in view; where none is, the one of which most is
 * visible. Undefined for an empty strip.
 */
export function planRange(strip: Extent, items: readonly Extent[]): VisibleRange | undefined {
  if (items.length === 0) return undefined;
  const isWhole = ({ start, end }: Extent) =>
    start >= strip.start - tolerance && end <= strip.end + tolerance;
  const first = items.findIndex(isWhole);
  if (first >= 0) return { first, last: items.findLastIndex(isWhole) };
  const overlaps = items.map((item) => overlap(strip, item));
  const mostVisible = overlaps.indexOf(Math.max(...overlaps));
  return { first: mostVisible, last: mostVisible };
}
