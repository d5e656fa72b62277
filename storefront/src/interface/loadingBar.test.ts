import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLoadingBar } from './loadingBar.ts';

const bar = () => useLoadingBar.getState();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  useLoadingBar.setState(useLoadingBar.getInitialState(), true);
});

/** Plays `start`, `end`, `fail` and milliseconds; returns the bar's state after each step. */
const play = (steps: readonly ('start' | 'end' | 'fail' | number)[]) =>
  steps.map((step) => {
    if (typeof step === 'number') vi.advanceTimersByTime(step);
    else bar()[step]();
    return bar().state;
  });

describe('the loading bar', () => {
  it.each([
    ['starts 200 ms after a page is requested', ['start', 199, 1], ['idle', 'idle', 'running']],
    [
      'does not show for a quick page',
      ['start', 150, 'end', 500],
      ['idle', 'idle', 'idle', 'idle'],
    ],
    [
      'disappears half a second after it is done',
      ['start', 300, 'end', 499, 1],
      ['idle', 'running', 'done', 'done', 'idle'],
    ],
    [
      'turns red when the page fails to load, and disappears half a second later',
      ['start', 300, 'fail', 'end', 499, 1],
      ['idle', 'running', 'failed', 'failed', 'failed', 'idle'],
    ],
    [
      'turns red also when the failure is reported after the end',
      ['start', 300, 'end', 'fail', 499, 1],
      ['idle', 'running', 'done', 'failed', 'failed', 'idle'],
    ],
    [
      'shows a quick failure',
      ['start', 50, 'end', 'fail', 500],
      ['idle', 'idle', 'idle', 'failed', 'idle'],
    ],
    ['is hidden on a page that was opened as an error', ['fail', 500], ['idle', 'idle']],
    [
      'clears a failure when the next page is requested',
      ['start', 300, 'fail', 'end', 'start', 200, 'end', 500],
      ['idle', 'running', 'failed', 'failed', 'failed', 'running', 'done', 'idle'],
    ],
    [
      'continues when one page is requested after another',
      ['start', 300, 'end', 'start', 200, 'end', 500],
      ['idle', 'running', 'done', 'done', 'running', 'done', 'idle'],
    ],
  ] as const)('%s', (_, steps, states) => expect(play(steps)).toEqual(states));
});
