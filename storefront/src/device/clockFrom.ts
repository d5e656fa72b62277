/** The time of day of a page: the visitor's own, or from a given moment on, as an editor looks ahead. */

/** Milliseconds since 1970. `moment` is ISO 8601; from it the clock runs on. */
export function clockFrom(
  moment: string | undefined,
  now: () => number = () => Date.now(),
): () => number {
  if (moment === undefined) return now;
  const ahead = Date.parse(moment) - now();
  return () => now() + ahead;
}
