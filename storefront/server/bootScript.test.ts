// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bootScript, longestWait } from './bootScript.ts';

type Painted = (list: { readonly getEntriesByName: (name: string) => readonly unknown[] }) => void;
let painted: Painted = () => undefined;

class PaintObserver {
  constructor(callback: Painted) {
    painted = callback;
  }
  observe() {}
}

const paint = (name: string) => painted({ getEntriesByName: (wanted) => (wanted === name ? [name] : []) });
const loaded = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  document.head.innerHTML = '<template id="after-paint"><link rel="modulepreload" href="/react.js"></template>';
  runInThisContext(bootScript);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('leaves the template alone until there is content to see', () => {
  paint('first-paint');
  vi.advanceTimersByTime(longestWait - 1);
  expect(loaded()).toEqual([]);
});

it.each([
  ['something is painted', () => paint('first-contentful-paint')],
  ['a pointer is pressed', () => window.dispatchEvent(new Event('pointerdown'))],
  ['a key is pressed', () => window.dispatchEvent(new Event('keydown'))],
  ['a page in the background has waited long enough', () => vi.advanceTimersByTime(longestWait)],
])('inserts it once, as soon as %s', (_when, happens) => {
  happens();
  expect(loaded()).toEqual(['/react.js']);
  paint('first-contentful-paint');
  vi.advanceTimersByTime(longestWait);
  expect(loaded()).toEqual(['/react.js']);
});

it('inserts it in a browser that does not observe paints', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  runInThisContext(bootScript);
  vi.advanceTimersByTime(longestWait);
  expect(loaded()).toEqual(['/react.js']);
});
