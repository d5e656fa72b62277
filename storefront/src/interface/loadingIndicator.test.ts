import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLoadingIndicator } from './loadingIndicator.ts';

const state = () => useLoadingIndicator.getState();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  state().end();
  vi.useRealTimers();
});

/**
 * Plays `start`, `start` with a delay, `end` and milliseconds; returns whether it is visible after
 * each step.
 */
const play = (steps: readonly ('start' | 'end' | { readonly start: number } | number)[]) =>
  steps.map((step) => {
    if (typeof step === 'number') vi.advanceTimersByTime(step);
    else if (step === 'end') state().end();
    else state().start(step === 'start' ? undefined : step.start);
    return state().isLoading;
  });

describe('the loading indicator', () => {
  it.each([
    ['waits a second', ['start', 999, 1], [false, false, true]],
    ['checks every hundred milliseconds', [{ start: 250 }, 299, 1], [false, false, true]],
    ['checks after the first hundred', [{ start: 100 }, 99, 1], [false, false, true]],
    [
      'never shows for a wait that ends in time',
      ['start', 900, 'end', 5000],
      [false, false, false, false],
    ],
    ['hides when the wait ends', ['start', 1000, 'end', 5000], [false, true, false, false]],
    [
      'restarts with a new wait',
      ['start', 900, 'start', 900, 100],
      [false, false, false, false, true],
    ],
    [
      'shows once per wait',
      ['start', 1000, 'end', 'start', 900, 'end'],
      [false, true, false, false, false, false],
    ],
  ] as const)('%s', (_, steps, shown) => expect(play(steps)).toEqual(shown));
});
