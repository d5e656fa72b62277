// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLoadingBar } from './useLoadingBar.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Bar(props: Parameters<typeof useLoadingBar>[0]) {
  return <output>{useLoadingBar(props)}</output>;
}

/** Plays a story: `load`, `arrive`, `fail`, and numbers of milliseconds that pass; answers with the bar's state after each step. */
function play(steps: readonly (string | number)[]): readonly (string | null)[] {
  let props = { isLoading: false, failures: 0 };
  const page = () => (
    <StrictMode>
      <Bar {...props} />
    </StrictMode>
  );
  const { rerender, container } = render(page());
  return steps.map((step) => {
    if (step === 'load') props = { ...props, isLoading: true };
    if (step === 'arrive') props = { ...props, isLoading: false };
    if (step === 'fail') props = { isLoading: false, failures: props.failures + 1 };
    if (typeof step === 'number') {
      act(() => {
        vi.advanceTimersByTime(step);
      });
    } else rerender(page());
    return container.textContent;
  });
}

describe('the loading bar', () => {
  it.each([
    { steps: ['load', 199, 1], states: ['idle', 'idle', 'running'], says: 'starts 200 ms after a page was asked for' },
    { steps: ['load', 150, 'arrive', 500], states: ['idle', 'idle', 'idle', 'idle'], says: 'does not show for a quick page' },
    { steps: ['load', 300, 'arrive', 499, 1], states: ['idle', 'running', 'done', 'done', 'idle'], says: 'leaves half a second after it is done' },
    { steps: ['load', 300, 'fail', 499, 1], states: ['idle', 'running', 'failed', 'failed', 'idle'], says: 'turns red when the page cannot be loaded, and leaves half a second later' },
    { steps: ['load', 300, 'arrive', 'fail', 500], states: ['idle', 'running', 'done', 'failed', 'idle'], says: 'turns red also when the failure is told after the end' },
    { steps: ['load', 50, 'fail', 500], states: ['idle', 'idle', 'failed', 'idle'], says: 'tells of a failure that came quickly' },
    { steps: ['fail', 500], states: ['idle', 'idle'], says: 'is silent on a page that was opened as an error' },
    { steps: ['load', 300, 'fail', 'load', 200, 'arrive', 500], states: ['idle', 'running', 'failed', 'failed', 'running', 'done', 'idle'], says: 'forgets a failure when the next page is asked for' },
  ])('$says', ({ steps, states }) => {
    expect(play(steps)).toEqual(states);
  });
});
