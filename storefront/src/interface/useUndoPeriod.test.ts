// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { undoPeriod, useUndoPeriod } from './useUndoPeriod.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function openPeriod() {
  const run = vi.fn();
  const hook = renderHook(() => useUndoPeriod<string>(run));
  const { result } = hook;
  act(() => result.current.start('astrid'));
  const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));
  return { ...hook, run, wait };
}

it('runs at the end of the period, once', () => {
  const { run, wait, result, unmount } = openPeriod();
  wait(undoPeriod - 1);
  expect([run.mock.calls, result.current.isWaiting]).toEqual([[], true]);
  wait(1);
  expect([run.mock.calls, result.current.isWaiting]).toEqual([[['astrid', false]], false]);
  wait(undoPeriod);
  dispatchEvent(new Event('pagehide'));
  unmount();
  expect(run).toHaveBeenCalledTimes(1);
});

it('never runs what was undone', () => {
  const { run, wait, result, unmount } = openPeriod();
  act(() => result.current.undo());
  expect(result.current.isWaiting).toBe(false);
  expect(vi.getTimerCount(), 'no timer is left').toBe(0);
  wait(undoPeriod);
  dispatchEvent(new Event('pagehide'));
  unmount();
  expect(run).not.toHaveBeenCalled();
});

it.each([
  ['its part of the page goes', ({ unmount }: ReturnType<typeof openPeriod>) => unmount()],
  ['the page is left', () => act(() => void dispatchEvent(new Event('pagehide')))],
])('runs at once when %s, and not again', (_, leave) => {
  const period = openPeriod();
  leave(period);
  expect(period.run.mock.calls).toEqual([['astrid', true]]);
  period.wait(undoPeriod);
  period.unmount();
  expect(period.run).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount(), 'no timer is left').toBe(0);
});

it('does not end while it is held, and lasts as long again afterwards', () => {
  const { run, wait, result } = openPeriod();
  wait(undoPeriod - 1);
  act(() => result.current.hold(true));
  wait(10 * undoPeriod);
  expect(run).not.toHaveBeenCalled();
  act(() => result.current.hold(false));
  wait(undoPeriod - 1);
  expect(run).not.toHaveBeenCalled();
  wait(1);
  expect(run).toHaveBeenCalledTimes(1);
});

it('can be started again after it was undone', () => {
  const { run, wait, result } = openPeriod();
  act(() => result.current.undo());
  act(() => result.current.start('berit'));
  wait(undoPeriod);
  expect(run.mock.calls).toEqual([['berit', false]]);
});
