// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retainFocus } from './retainFocus.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button></button><div tabindex="0"></div>';
});
afterEach(() => vi.useRealTimers());
const [button, frame] = ['button', 'div'].map(
  (name) => () => document.querySelector<HTMLElement>(name),
) as [() => HTMLElement, () => HTMLElement];
/** The event by which a browser reports that the framed page has taken the focus. */
const take = () => {
  frame().focus();
  window.dispatchEvent(new Event('blur'));
};

it('restores the focus from a page that took it by itself', () => {
  button().focus();
  retainFocus(frame());
  take();
  vi.advanceTimersByTime(1);
  expect(document.activeElement).toBe(button());
});

it.each([
  ['long after', () => void vi.advanceTimersByTime(5000)],
  ['once it is stopped', (stop: () => void) => stop()],
])('leaves it there %s', (_when, wait) => {
  button().focus();
  wait(retainFocus(frame()));
  take();
  vi.advanceTimersByTime(1);
  expect(document.activeElement).toBe(frame());
});
