/** A run in one line: a name for each test, with `!` where it failed. */
import { describe, expect, it } from 'vitest';
import { classifyReruns, maxRepeated, planRepeat } from './classifyReruns.ts';
import type { TestRun } from './testRun.ts';

const run = (line: string): readonly TestRun[] =>
  line
    .split(' ')
    .filter(Boolean)
    .map((word) => ({
      name: word.replace('!', ''),
      seconds: 1,
      ...(word.endsWith('!') && { failure: `${word} went wrong` }),
    }));

const names = (tests: readonly { readonly name: string }[] = []): string =>
  tests.map(({ name }) => name).join(' ');

describe('the outcome of a run and the repeat of its failures', () => {
  it.each([
    // first, alone, passed, failed, flaky
    ['', '', 0, 0, ''],
    ['a b', '', 2, 0, ''],
    ['a b!', 'b', 2, 0, 'b'],
    ['a b!', 'b!', 1, 1, ''],
    ['a! b! c!', 'a b! c', 2, 1, 'a c'],
    // What did not come to its end alone has not passed.
    ['a! b!', 'a', 1, 1, 'a'],
    // A title that two tests share passes only when neither fails.
    ['a! a', 'a a!', 1, 1, ''],
    ['a!', '', 0, 1, ''],
  ])(
    '“%s” and then “%s”: %i passed, %i failed, flaky “%s”',
    (first, alone, passed, failed, flaky) => {
      const outcome = classifyReruns(run(first), run(alone));
      expect([outcome.passed, outcome.failed, names(outcome.flaky)]).toEqual([
        passed,
        failed,
        flaky,
      ]);
    },
  );

  it('names a flaky test with the failure of the first run', () => {
    expect(classifyReruns(run('a!'), run('a')).flaky).toEqual([
      { name: 'a', failure: 'a! went wrong' },
    ]);
  });

  it('repeats failures alone, and none when so many fail that the shop is broken', () => {
    expect(names(planRepeat(run('a b! c d!')))).toBe('b d');
    const many = Array.from({ length: maxRepeated + 1 }, (_, at) => `t${String(at)}!`);
    expect(planRepeat(run(many.slice(1).join(' ')))).toHaveLength(maxRepeated);
    expect(planRepeat(run(many.join(' ')))).toEqual([]);
  });
});
