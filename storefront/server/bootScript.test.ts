// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootScript, maxWait } from './bootScript.ts';

type Painted = (list: { readonly getEntriesByName: (name: string) => readonly unknown[] }) => void;
let painted: Painted = () => undefined;

class PaintObserver {
  constructor(callback: Painted) {
    painted = callback;
  }
  observe() {}
}

const paint = (name: string) =>
  painted({ getEntriesByName: (requested) => (requested === name ? [name] : []) });
const loaded = () =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', PaintObserver);
  document.head.innerHTML =
    '<template id="after-paint"><link rel="modulepreload" href="/react.js"></template>';
  runInThisContext(bootScript);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('does not change the template until there is content to show', () => {
  paint('first-paint');
  vi.advanceTimersByTime(maxWait - 1);
  expect(loaded()).toEqual([]);
});

it.each([
  ['something is painted', () => paint('first-contentful-paint')],
  ['a pointer is pressed', () => window.dispatchEvent(new Event('pointerdown'))],
  ['a key is pressed', () => window.dispatchEvent(new Event('keydown'))],
  ['a background page has waited long enough', () => vi.advanceTimersByTime(maxWait)],
])('inserts it once, as soon as %s', (_when, happens) => {
  happens();
  expect(loaded()).toEqual(['/react.js']);
  paint('first-contentful-paint');
  vi.advanceTimersByTime(maxWait);
  expect(loaded()).toEqual(['/react.js']);
});

it('inserts it in a browser that does not observe paints', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  runInThisContext(bootScript);
  vi.advanceTimersByTime(maxWait);
  expect(loaded()).toEqual(['/react.js']);
});

describe('before the first paint', () => {
  it.each([
    [null, undefined],
    ['true', undefined],
    ['false', 'ex'],
  ])('prices without VAT are applied if the visitor chose them: %s', (cookie, vat) => {
    delete document.documentElement.dataset['vat'];
    localStorage.clear();
    if (cookie !== null) localStorage.setItem('vatIncluded', cookie);
    runInThisContext(bootScript);
    expect([
      document.documentElement.dataset['vat'],
      document.documentElement.dataset['scripts'],
    ]).toEqual([vat, 'on']);
  });

  it.each([
    ['a form that only scripts can send is held', 'data-held=""', false, 'sent', false],
    ['a form of an interactive page is not held', 'data-held=""', true, '', true],
    ['a plain form is sent', '', false, null, true],
  ])('%s', (_what, attributes, isReady, held, isSent) => {
    document.body.innerHTML = `<form ${attributes}></form>`;
    document.documentElement.toggleAttribute('data-is-ready', isReady);
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    const form = document.querySelector('form');
    expect([form?.dispatchEvent(submit), form?.getAttribute('data-held')]).toEqual([isSent, held]);
    document.documentElement.removeAttribute('data-is-ready');
  });
});

describe('a press before the page is interactive', () => {
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  const held = () =>
    [...document.querySelectorAll('[data-is-pressed-early]')].map(({ textContent }) => textContent);

  it.each([
    ['is remembered', ['#menu'], ['Meny']],
    ['is remembered on an element within the button', ['#sign'], ['Filter']],
    ['is the last of several', ['#menu', '#sign'], ['Filter']],
    ['is left to the form if the button submits it', ['#send'], []],
    ['is left to the browser on a link', ['#link'], []],
  ])('%s', (_what, selectors, expected) => {
    document.body.innerHTML =
      '<button type="button" id="menu">Meny</button><button type="button"><i id="sign">Filter</i></button><form><button id="send">Sök</button></form><a id="link">Nyheter</a>';
    delete document.documentElement.dataset['isReady'];
    for (const selector of selectors) press(selector);
    expect(held()).toEqual(expected);
  });

  it('is handled by the page alone once it is interactive', () => {
    document.body.innerHTML = '<button type="button" id="menu">Meny</button>';
    document.documentElement.dataset['isReady'] = '';
    press('#menu');
    expect(held()).toEqual([]);
  });
});

describe('going back before the pages of the visit can be shown', () => {
  const { dataset, style } = document.documentElement;
  afterEach(() => {
    delete dataset['routes'];
    style.minHeight = '';
    sessionStorage.clear();
  });

  it.each([
    ['reloads the page of the new address', '/c/dam', false, 1],
    ['does nothing for another hash of the same page', '#reviews', false, 0],
    ['is left to the router once it runs', '/c/herr', true, 0],
  ])('%s', (_what, path, isConnected, times) => {
    history.replaceState(null, '', '/p/klanning');
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const listen = vi.spyOn(globalThis, 'addEventListener').mockReturnValue();
    runInThisContext(bootScript);
    const onPop = listen.mock.calls.find(([type]) => type === 'popstate')?.[1];
    if (typeof onPop !== 'function') throw new Error('Nothing listens to popstate.');
    if (isConnected) dataset['routes'] = '';
    history.replaceState({ key: 'a' }, '', path);
    onPop(new PopStateEvent('popstate'));
    expect(reload).toHaveBeenCalledTimes(times);
    vi.restoreAllMocks();
  });

  it.each([
    ['a reload of the same history entry', 'reload', 'a', '4200px'],
    ['a return to it', 'back_forward', 'a', '4200px'],
    ['another entry', 'reload', 'b', ''],
    ['a new visit', 'navigate', 'a', ''],
  ])('reserves the height of a long list for %s: %s', (_when, type, key, height) => {
    sessionStorage.setItem('page-height', JSON.stringify(['a', 4200]));
    history.replaceState({ key }, '', '/c/dam');
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
    runInThisContext(bootScript);
    expect(style.minHeight).toBe(height);
  });
});
