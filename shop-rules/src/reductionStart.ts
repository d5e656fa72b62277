/** A price from some day on; any unit, the same for both. */
export interface LoggedPrice {
  readonly regular: number;
  readonly selling: number;
}

/**
 * The index of the price with which the current reduction began; undefined if the last price is not
 * below its regular one. A reduction that only deepens is one reduction; a price that rises and
 * stays below the regular one begins a new one (EU court, C-330/23).
 * @param log oldest first
 */
export function reductionStart(log: readonly LoggedPrice[]): number | undefined {
  let began = log.length - 1;
  const current = log[began];
  if (!current || current.selling >= current.regular) return undefined;
  for (; began > 0; began -= 1) {
    const [earlier, at] = [log[began - 1], log[began]];
    if (!earlier || !at || earlier.selling >= earlier.regular || earlier.selling < at.selling)
      break;
  }
  return began;
}
