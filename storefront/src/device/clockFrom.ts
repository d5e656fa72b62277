/**
 * The clock of a page: the visitor's own, or running from a given moment, for an editor's preview
 * of the future.
 */

/** Milliseconds since 1970. `moment` is ISO 8601; the clock runs on from it. */
export function clockFrom(
  moment: string | undefined,
  now: () => number = () => Date.now(),
): () => number {
  if (moment === undefined) return now;
  const ahead = Date.parse(moment) - now();
  return () => now() + ahead;
}
