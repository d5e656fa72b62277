/**
 * Which size a table has for a body: each measure goes to the first row that is at least as large,
 * with half a centimetre of grace, and the answer is the largest row over all measures. A body that
 * is larger than the table in one measure, or smaller in all, has no size in it: a guess would be
 * sent back.
 */
import type { Figure } from './readFigure.ts';

/** Of a part of the body, one for each row from the smallest up; undefined where none can be read. */
export type FiguresOfRows = readonly (Figure | undefined)[];

export interface Measured {
  /** Of the body, in millimetres. */
  readonly measure: number;
  readonly figures: FiguresOfRows;
}

export type SizeAdvice =
  /** The index of the row. */
  | { readonly kind: 'size'; readonly row: number }
  | { readonly kind: 'outside' }
  /** Nothing is measured that the table has. */
  | { readonly kind: 'unknown' };

/** Millimetres. */
const grace = 5;

/**
 * The largest measure that is too small for the first row: a range says where it begins, and a
 * single figure holds as much as the next one does.
 */
function tooSmall([first, second]: readonly Figure[]): number {
  if (!first) return 0;
  if (first.lowest < first.highest || !second) return first.lowest - grace - 1;
  return first.highest - (second.highest - first.highest) + grace;
}

export function adviseSize(measured: readonly Measured[]): SizeAdvice {
  const found = measured.flatMap(({ measure, figures }) => {
    const known = figures.filter((figure) => figure !== undefined);
    if (known.length === 0) return [];
    const row = figures.findIndex((figure) => figure && measure <= figure.highest + grace);
    return [{ row, isSmaller: measure <= tooSmall(known) }];
  });
  if (found.length === 0) return { kind: 'unknown' };
  const isOutside = found.some(({ row }) => row === -1) || found.every((each) => each.isSmaller);
  return isOutside
    ? { kind: 'outside' }
    : { kind: 'size', row: Math.max(...found.map(({ row }) => row)) };
}
