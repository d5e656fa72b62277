/**
 * Whole per cent that a price is reduced by, rounded down so that it never claims too much; 0 if it
 * is not lower. @param from, to amounts in the same unit
 */
export const percentOff = (from: number, to: number): number =>
  to < from ? Math.floor(((from - to) * 100) / from) : 0;
