// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepScrollPositions } from './scrollPositions.ts';

const storageKey = 'react-router-scroll-positions';
/** Each test's listeners end with it. */
let listeners: AbortController;

/** A router at the history entry `key`, and what it was given to restore positions with. */
function open(key = 'a') {
  const state = { location: { key } };
  const enableScrollRestoration =
    vi.fn<Parameters<typeof keepScrollPositions>[0]['enableScrollRestoration']>();
  keepScrollPositions({ enableScrollRestoration, state });
  const [[positions, read, keyOf] = []] = enableScrollRestoration.mock.calls;
  return { state, positions, read, keyOf };
}

const scrollTo = (y: number) => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);
const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
/** What a browser does whose storage is full or forbidden. */
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

describe('a page that opens', () => {
  it.each<[string, string | undefined, object]>([
    ['the tab’s positions', '{"a":700,"b":0}', { a: 700, b: 0 }],
    ['none in a new tab', undefined, {}],
    ['none where they cannot be read', '{"a":', {}],
    ['none where they are no positions', 'null', {}],
    ['none but numbers', '{"a":700,"b":"0","c":null}', { a: 700 }],
  ])('hands the router %s', (_what, text, expected) => {
    if (text !== undefined) sessionStorage.setItem(storageKey, text);
    expect(open().positions).toEqual(expected);
  });

  it('hands the router none where storage is forbidden', () => {
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

describe('a page that goes', () => {
  it('stores where the entry that is shown then was scrolled to, beside the others', () => {
    const { state, positions } = open('a');
    if (positions) positions['a'] = 700;
    state.location = { key: 'b' };
    scrollTo(320);
    leave();
    expect([stored(), history.scrollRestoration]).toEqual([{ a: 700, b: 320 }, 'auto']);
  });

  it('goes all the same where storage is full', () => {
    open();
    const refuse = refuseStorage('QuotaExceededError');
    expect(leave).not.toThrow();
    expect([refuse.mock.calls.length, history.scrollRestoration]).toEqual([1, 'auto']);
  });

  it.each([
    ['that the browser kept', true, 'manual'],
    ['that is loaded anew, by its own start', false, 'auto'],
  ])('and comes back %s is scrolled %s → %s', (_how, persisted, restoration) => {
    open();
    leave();
    comeBack(persisted);
    expect(history.scrollRestoration).toBe(restoration);
  });
});
