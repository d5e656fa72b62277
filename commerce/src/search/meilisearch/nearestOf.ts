/** Letters that differ between two words, one after another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [column, compared] of [...other].entries())
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + Number(letter !== compared),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The candidate that is spelt most like a word; the word itself without candidates. */
export function nearestOf(word: string, candidates: readonly string[]): string {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, errors: distance(word, candidate) }))
    .toSorted((a, b) => a.errors - b.errors);
  return nearest?.candidate ?? word;
}
