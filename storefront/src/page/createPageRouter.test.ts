import { describe, expect, it, vi } from 'vitest';
import { type ConnectRouter, createPageRouter } from './createPageRouter.ts';
import type { PageView } from './pageRouter.ts';

const at = (pathname: string): PageView => ({
  location: { pathname, search: '', hash: '', state: null, key: pathname },
  action: 'POP',
});

function open(load?: () => Promise<ConnectRouter>) {
  const connect: ConnectRouter = (_current, apply) => ({ navigate: async (to) => apply(at(to)) });
  const loads = vi.fn(load ?? (() => Promise.resolve(connect)));
  const leave = vi.fn();
  const router = createPageRouter({ initial: at('/'), load: loads, leave });
  return { router, loads, leave, connect };
}

describe('a page’s router', () => {
  it('is not loaded before the first navigation', () => {
    const { router, loads } = open();
    expect(router.view().location.pathname).toBe('/');
    expect(loads).not.toHaveBeenCalled();
  });

  it('is loaded once, however often it is prepared and used', async () => {
    const { router, loads } = open();
    router.prepare();
    router.prepare();
    await router.navigate('/dam');
    await router.navigate('/herr');
    expect([loads.mock.calls.length, router.view().location.pathname]).toEqual([1, '/herr']);
  });

  it('publishes where it is going while it is being loaded', async () => {
    const { router } = open();
    const seen: (string | undefined)[] = [];
    router.subscribe(() => seen.push(router.view().next));
    await router.navigate('/dam?sort=PRICE');
    expect(seen).toEqual(['/dam?sort=PRICE', undefined]);
  });

  it('notifies its subscribers only', async () => {
    const { router } = open();
    const [stays, navigates] = [vi.fn(), vi.fn()];
    router.subscribe(stays);
    router.subscribe(navigates)();
    await router.navigate('/dam');
    expect([stays.mock.calls.length, navigates.mock.calls.length]).toEqual([2, 0]);
  });

  it('goes back in the browser’s history', () => {
    const goBack = vi.fn();
    vi.stubGlobal('history', { back: goBack });
    open().router.back();
    expect(goBack).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('falls back to a plain navigation if it cannot be loaded, and retries the next time', async () => {
    const { router, loads, leave, connect } = open(
      vi
        .fn()
        .mockRejectedValueOnce(new TypeError('offline'))
        .mockImplementation(async () => connect),
    );
    await router.navigate('/dam');
    expect(leave).toHaveBeenCalledExactlyOnceWith('/dam');
    await router.navigate('/herr');
    expect([
      loads.mock.calls.length,
      router.view().location.pathname,
      leave.mock.calls.length,
    ]).toEqual([2, '/herr', 1]);
  });
});
