// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retainScrollPositions } from './scrollPositions.ts';

const storageKey = 'react-router-scroll-positions';
/** Each test's listeners are removed after it. */
let listeners: AbortController;

/** A router at the history entry `key`, and the positions it was given to restore. */
function open(key = 'a') {
  const state = { location: { key } };
  const enableScrollRestoration =
    vi.fn<Parameters<typeof retainScrollPositions>[0]['enableScrollRestoration']>();
  retainScrollPositions({ enableScrollRestoration, state });
  const [[positions, read, keyOf] = []] = enableScrollRestoration.mock.calls;
  return { state, positions, read, keyOf };
}

const scrollTo = (y: number) => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
const leave = () => window.dispatchEvent(new Event('pagehide'));
const goBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
/** The behaviour of a browser whose storage is full or forbidden. */
function refuseStorage(name: string) {
  const refuse = vi.fn(() => {
    throw new DOMException('No.', name);
  });
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  return refuse;
}
const stored = (): unknown => JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  listeners = new AbortController();
  const { signal } = listeners;
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => add(type, listener, { signal }),
  );
});
afterEach(() => {
  listeners.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('an opening page', () => {
  it.each<[string, string | undefined, object]>([
    ['the tab’s positions', '{"a":700,"b":0}', { a: 700, b: 0 }],
    ['none in a new tab', undefined, {}],
    ['none if they cannot be parsed', '{"a":', {}],
    ['none if they are not positions', 'null', {}],
    ['only numbers', '{"a":700,"b":"0","c":null}', { a: 700 }],
  ])('passes %s to the router', (_what, text, expected) => {
    if (text !== undefined) sessionStorage.setItem(storageKey, text);
    expect(open().positions).toEqual(expected);
  });

  it('passes no positions to the router if storage is forbidden', () => {
    refuseStorage('SecurityError');
    expect(open().positions).toEqual({});
  });

  it('leaves scrolling to the router, by history entry', () => {
    const { read, keyOf } = open();
    scrollTo(320);
    expect([history.scrollRestoration, read?.(), keyOf?.({ key: 'b' })]).toEqual([
      'manual',
      320,
      'b',
    ]);
  });
});

describe('a closing page', () => {
  it('stores the current entry’s scroll position, next to the others’', () => {
    const { state, positions } = open('a');
    if (positions) positions['a'] = 700;
    state.location = { key: 'b' };
    scrollTo(320);
    leave();
    expect([stored(), history.scrollRestoration]).toEqual([{ a: 700, b: 320 }, 'auto']);
  });

  it('does not fail if storage is full', () => {
    open();
    const refuse = refuseStorage('QuotaExceededError');
    expect(leave).not.toThrow();
    expect([refuse.mock.calls.length, history.scrollRestoration]).toEqual([1, 'auto']);
  });

  it.each([
    ['from the back/forward cache', true, 'manual'],
    ['after a reload, by its own load', false, 'auto'],
  ])('restored %s is scrolled %s → %s', (_how, persisted, restoration) => {
    open();
    leave();
    goBack(persisted);
    expect(history.scrollRestoration).toBe(restoration);
  });
});
