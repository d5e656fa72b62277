// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './keepFocus.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button></button><div tabindex="0"></div>';
});
afterEach(() => vi.useRealTimers());
const [button, frame] = ['button', 'div'].map(
  (name) => () => document.querySelector<HTMLElement>(name),
) as [() => HTMLElement, () => HTMLElement];
/** As a browser tells that the framed page has taken the focus. */
const take = () => {
  frame().focus();
  window.dispatchEvent(new Event('blur'));
};

it('brings the focus back from a page that took it by itself', () => {
  button().focus();
  keepFocus(frame());
  take();
  vi.advanceTimersByTime(1);
  expect(document.activeElement).toBe(button());
});

it.each([
  ['long after', () => void vi.advanceTimersByTime(5000)],
  ['once it is stopped', (stop: () => void) => stop()],
])('leaves it there %s', (_when, wait) => {
  button().focus();
  wait(keepFocus(frame()));
  take();
  vi.advanceTimersByTime(1);
  expect(document.activeElement).toBe(frame());
});
