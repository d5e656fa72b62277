import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuietGate, type QuietGate } from './idleGate.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/**
 * `(` a request starts, `)` a request ends, a digit: so many seconds pass. The idle time is two
 * seconds.
 */
it.each([
  ['', true],
  ['5', true],
  ['(', false],
  ['(9', false],
  ['()', false],
  ['()1', false],
  ['()2', true],
  ['(()9', false],
  ['(())2', true],
  ['()1(9', false],
  ['()1()1', false],
  ['()1()2', true],
  ['())(', false],
  ['())2', true],
] as const)('after %j, deferred work continues: %s', async (events, continues) => {
  const gate: QuietGate = createQuietGate(2_000);
  for (const sign of events) {
    if (sign === '(') gate.pause();
    else if (sign === ')') gate.resume();
    else await vi.advanceTimersByTimeAsync(Number(sign) * 1_000);
  }
  let continued = false;
  void gate.untilQuiet().then(() => (continued = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(continued).toBe(continues);
  gate.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(continued).toBe(true);
});
