/**
 * A test that fails while others share the machine is run once more, alone. If it passes then, it is flaky: it counts
 * as passed and is named. If it fails again, or does not end again, it has failed.
 */
import type { FlakyTest, Outcome } from './outcome.ts';
import type { TestRun } from './testRun.ts';

/** With more failures the shop is broken, and running them one by one would take too long. */
export const maxRepeated = 10;

export const failuresOf = (tests: readonly TestRun[]): readonly TestRun[] =>
  tests.filter(({ failure }) => failure !== undefined);

/** The tests that are run again: all failures, or none where they are too many. */
export function planRepeat(first: readonly TestRun[]): readonly TestRun[] {
  const failures = failuresOf(first);
  return failures.length <= maxRepeated ? failures : [];
}

/**
 * @param again the outcome of those that were run alone; a test that is missing was not repeated
 */
export function classifyReruns(first: readonly TestRun[], again: readonly TestRun[]): Outcome {
  const failedAgain = new Set(failuresOf(again).map(({ name }) => name));
  const hasPassedAlone = ({ name }: TestRun): boolean =>
    !failedAgain.has(name) && again.some((test) => test.name === name);
  const failures = failuresOf(first);
  const flaky = failures
    .filter(hasPassedAlone)
    .map(({ name, failure = '' }): FlakyTest => ({ name, failure }));
  const failed = failures.length - flaky.length;
  return { passed: first.length - failed, failed, flaky };
}
