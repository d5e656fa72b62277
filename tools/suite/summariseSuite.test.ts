import { describe, expect, it } from 'vitest';
import { maxFlaky, summariseSuite, type EndedStep } from './summariseSuite.ts';

const step = (
  title: string,
  passed: number,
  failed: number,
  flaky: readonly string[] = [],
): EndedStep => ({
  title,
  outcome: {
    passed,
    failed,
    flaky: flaky.map((name) => ({ name, failure: `${name} waited in vain\nin line 12` })),
  },
  seconds: 1.25,
});

describe('the closing lines of a run', () => {
  it('close with the one line that counts all steps', () => {
    expect(summariseSuite([step('Types', 1, 0), step('Stories', 10, 2)])).toEqual({
      lines: [
        '✓ Types: 1 passed, 0 failed, 1.3 s',
        '✗ Stories: 10 passed, 2 failed, 1.3 s',
        '',
        '11 passed, 2 failed',
      ],
      failed: 2,
    });
  });

  it('name a flaky test with its first failure, and count it as passed', () => {
    const { lines, failed } = summariseSuite([step('Journeys', 5, 0, ['buys in fi'])]);
    expect(failed).toBe(0);
    expect(lines[0]).toBe('✓ Journeys: 5 passed, 1 of them flaky, 0 failed, 1.3 s');
    expect(lines).toContain('  ~ buys in fi');
    expect(lines).toContain('    buys in fi waited in vain\n    in line 12');
    expect(lines.at(-1)).toBe('5 passed, 0 failed');
  });

  it('fail when more than three are flaky, wherever they were', () => {
    const some = Array.from({ length: maxFlaky }, (_, at) => `story ${String(at)}`);
    expect(summariseSuite([step('Stories', 9, 0, some)]).failed).toBe(0);
    const { lines, failed } = summariseSuite([
      step('Stories', 9, 0, some),
      step('Journeys', 9, 0, ['buys']),
    ]);
    expect(failed).toBe(1);
    expect(lines).toContain('✗ 4 tests are flaky; more than 3 fail the run.');
    expect(lines.at(-1)).toBe('18 passed, 1 failed');
  });
});
