// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { pageReload, reloadOnStaleChunk } from './reloadOnStaleChunk.ts';

const reload = vi.fn();
const assign = vi.fn();
const answer = vi.fn<() => Promise<Response>>();
const staleChunk = new Error('Failed to fetch dynamically imported module');
let goingTo: string | undefined;
let listen: MockInstance<typeof window.addEventListener>;
const entry = 'https://shop.example/assets/entryClient-1.js';

beforeEach(() => {
  listen = vi.spyOn(window, 'addEventListener');
  reloadOnStaleChunk(entry, () => goingTo);
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload, assign, href: 'https://shop.example/p/alma' });
  vi.stubGlobal('fetch', answer);
  answer.mockResolvedValue(new Response(null, { status: 404 }));
  sessionStorage.clear();
  reload.mockClear();
  assign.mockClear();
  goingTo = undefined;
});
afterEach(() => {
  delete document.documentElement.dataset['isReady'];
  for (const [type, listener] of listen.mock.calls) window.removeEventListener(type, listener);
  listen.mockRestore();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A chunk fails to load; returns whether the failure was handled. */
async function fail(): Promise<boolean> {
  const event = new Event('vite:preloadError', { cancelable: true });
  const isReported = window.dispatchEvent(Object.assign(event, { payload: staleChunk }));
  await vi.advanceTimersByTimeAsync(0);
  return !isReported;
}

it('a missing chunk reloads the page, once in sixty seconds; in between the error is reported', async () => {
  expect(await fail()).toBe(true);
  vi.advanceTimersByTime(59_999);
  expect(await fail()).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(await fail()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('a visitor without a network keeps the current page', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  expect(await fail()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await fail()).toBe(true);
});

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is down', () => Promise.resolve(new Response(null, { status: 503 }))],
  ['fails', () => Promise.resolve(new Response(null, { status: 500 }))],
])('while the shop %s the page stays, and the load fails', async (_, answers) => {
  answer.mockImplementationOnce(answers);
  expect(await fail()).toBe(true);
  await expect(pageReload()).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a chunk of a release that is still there is loaded again, until that fails too', async () => {
  answer.mockResolvedValue(new Response(null, { status: 200 }));
  document.documentElement.dataset['isReady'] = '';
  expect(await fail()).toBe(true);
  await expect(pageReload()).rejects.toThrow('Failed to fetch');
  expect(reload).not.toHaveBeenCalled();
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('chunks that fail at once ask the shop once', async () => {
  answer.mockClear();
  expect(await Promise.all([fail(), fail(), fail()])).toEqual([true, true, true]);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a page that is not interactive yet is reloaded at once', async () => {
  answer.mockResolvedValue(new Response(null, { status: 200 }));
  await fail();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('the shop is asked anew, and only for the status of the page’s script', async () => {
  await fail();
  expect(answer).toHaveBeenLastCalledWith(entry, { method: 'HEAD', cache: 'no-store' });
});

it('a failure that nothing waits for is not reported', async () => {
  const report = vi.fn();
  process.on('unhandledRejection', report);
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await fail();
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', report);
  expect(report).not.toHaveBeenCalled();
});

it('a load stays pending while the page is being reloaded', async () => {
  await fail();
  const settled = vi.fn();
  pageReload().then(settled, settled);
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).not.toHaveBeenCalled();
});

it.each([404, 200])('a visitor navigating to another page is taken there (%i)', async (status) => {
  answer.mockResolvedValue(new Response(null, { status }));
  document.documentElement.dataset['isReady'] = '';
  goingTo = '/p/alma';
  expect(await fail()).toBe(true);
  expect(assign).toHaveBeenCalledWith('/p/alma');
  expect(reload).not.toHaveBeenCalled();
});
