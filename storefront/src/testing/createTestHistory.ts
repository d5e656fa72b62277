import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { NavigateOptions, PageLocation, PageRouter, PageView } from '../page/pageRouter.ts';

/** A router with a history of its own; what is held is pending until it is let go. */
export function createTestHistory(first: Partial<PageLocation> = {}) {
  const start = {
    pathname: '/c/dam',
    search: '?page=2',
    hash: '',
    state: null,
    key: '0',
    ...first,
  };
  const entries: PageLocation[] = [start];
  const listeners = new Set<() => void>();
  let at = 0;
  let view: PageView = { location: start, action: 'POP' };
  let slow: (() => void)[] | undefined;
  let isPrepared = false;
  const show = (action: PageView['action']) => {
    const location = entries[at];
    if (location) view = { location, action };
    for (const listener of listeners) listener();
  };
  const navigate = async (to: string, { replace = false, state = null }: NavigateOptions = {}) => {
    const url = new URL(to, 'http://shop.example');
    const { pathname, search, hash } = url;
    const arrive = () => {
      if (!replace) at += 1;
      entries.splice(at, entries.length, {
        pathname,
        search,
        hash,
        state,
        key: String(Math.random()),
      });
      show(replace ? 'REPLACE' : 'PUSH');
    };
    if (slow) slow.push(arrive);
    else arrive();
  };
  const go = (steps: number) =>
    act(() => {
      at += steps;
      show('POP');
    });
  const back = vi.fn(() => {
    const arrive = () => {
      at -= 1;
      show('POP');
    };
    if (slow) slow.push(arrive);
    else arrive();
  });
  const router: PageRouter = {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    prepare: () => {
      isPrepared = true;
    },
    navigate,
    back,
  };
  return {
    router,
    /** Calls of the router's own. */
    back,
    go,
    hold: () => (slow = []),
    /** A page is being loaded. */
    load: (next: string) =>
      act(() => {
        view = { ...view, next };
        for (const listener of listeners) listener();
      }),
    letGo: () =>
      act(() => {
        const held = slow ?? [];
        slow = undefined;
        for (const arrive of held) arrive();
      }),
    entries: () => entries.map(({ pathname, search, hash }) => pathname + search + hash),
    position: () => at,
    isPrepared: () => isPrepared,
    reload: () => {
      const location = entries[at];
      if (location) view = { location, action: 'POP' };
    },
    state: () => entries[at]?.state,
  };
}
