import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQuietGate, type QuietGate } from './quietGate.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** `(` somebody is served, `)` is served no more, a digit: so many seconds pass. The moment of quiet is two seconds. */
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
] as const)('after %j work that can wait goes on: %s', async (happening, goesOn) => {
  const gate: QuietGate = createQuietGate(2_000);
  for (const sign of happening) {
    if (sign === '(') gate.pause();
    else if (sign === ')') gate.resume();
    else await vi.advanceTimersByTimeAsync(Number(sign) * 1_000);
  }
  let went = false;
  void gate.untilQuiet().then(() => (went = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(went).toBe(goesOn);
  gate.close();
  await vi.advanceTimersByTimeAsync(0);
  expect(went).toBe(true);
});
