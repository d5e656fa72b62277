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
  it('loads nothing while nobody goes anywhere', () => {
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

  it('notifies those who are subscribed, and nobody else', async () => {
    const { router } = open();
    const [stays, goes] = [vi.fn(), vi.fn()];
    router.subscribe(stays);
    router.subscribe(goes)();
    await router.navigate('/dam');
    expect([stays.mock.calls.length, goes.mock.calls.length]).toEqual([1, 0]);
  });

  it('follows the address as a link would while it cannot be loaded, and tries again the next time', async () => {
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
