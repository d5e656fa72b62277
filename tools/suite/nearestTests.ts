/** Which test files a change concerns, nearest first, as many as fit in a given time. */

export interface TestCandidate {
  /** Path from the root. */
  readonly file: string;
  /** Every file it runs, itself included. */
  readonly reached: ReadonlySet<string>;
  /** How long it took last time. */
  readonly seconds: number;
}

export interface TestChoice {
  readonly chosen: readonly string[];
  /** Concerned as well, but farther from the change. */
  readonly left: readonly string[];
}

/**
 * A test that runs few files is near each of them: a component's own test precedes a whole page that shows it. Changed
 * tests are chosen whatever they take.
 * @param budget seconds of tests, over all workers
 */
export function nearestTests(
  candidates: readonly TestCandidate[],
  changed: ReadonlySet<string>,
  budget: number,
): TestChoice {
  const concerned = candidates
    .filter(({ reached }) => [...changed].some((file) => reached.has(file)))
    .toSorted(
      (a, b) =>
        Number(changed.has(b.file)) - Number(changed.has(a.file)) ||
        a.reached.size - b.reached.size ||
        a.file.localeCompare(b.file, 'en'),
    );
  const chosen: string[] = [];
  const left: string[] = [];
  let spent = 0;
  for (const { file, seconds } of concerned)
    if (changed.has(file) || spent + seconds <= budget) {
      chosen.push(file);
      spent += seconds;
    } else left.push(file);
  return { chosen, left };
}
