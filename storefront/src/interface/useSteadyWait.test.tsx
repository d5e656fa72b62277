// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSteadyWait } from './useSteadyWait.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/**
 * Plays `pending`, `there` and milliseconds; returns whether the placeholder is visible after each.
 */
function play(steps: readonly ('pending' | 'there' | number)[]): readonly boolean[] {
  const { result, rerender } = renderHook(useSteadyWait, { initialProps: false });
  return steps.map((step) => {
    if (typeof step === 'number') {
      act(() => {
        vi.advanceTimersByTime(step);
      });
    } else rerender(step === 'pending');
    return result.current;
  });
}

it.each([
  [
    'stays 200 ms once it has been shown',
    ['pending', 50, 'there', 149, 1],
    [true, true, true, true, false],
  ],
  ['disappears at once after a longer wait', ['pending', 500, 'there'], [true, true, false]],
  ['is never shown for loaded content', ['there', 500], [false, false]],
  [
    'stays again for the next wait',
    ['pending', 300, 'there', 'pending', 'there', 200],
    [true, true, false, true, true, false],
  ],
] as const)('a placeholder %s', (_, steps, shown) => expect(play(steps)).toEqual(shown));
