import { useCallback, useEffect, useRef, useState } from 'react';
import { type WorkbenchRoute, readWorkbenchRoute, writeWorkbenchRoute } from './workbenchRoute.ts';

interface OpenRoute {
  readonly route: WorkbenchRoute;
  /**
   * Another page is a new entry of the browser's history; a choice on it replaces the current one.
   */
  readonly go: (route: WorkbenchRoute, how: 'push' | 'replace') => void;
}

/** What is open, in the address. `onReturn` opens what going back or forward leads to. */
export function useWorkbenchRoute(onReturn: (route: WorkbenchRoute) => void): OpenRoute {
  const [route, show] = useState(() => readWorkbenchRoute(location.search));
  const received = useRef(onReturn);
  const shown = useRef(route);
  useEffect(() => {
    received.current = onReturn;
  });
  useEffect(() => {
    // A jump within the page does not navigate.
    const onPopState = () => {
      const where = readWorkbenchRoute(location.search);
      if (writeWorkbenchRoute('', where) !== writeWorkbenchRoute('', shown.current))
        received.current(where);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  const go = useCallback((next: WorkbenchRoute, how: 'push' | 'replace') => {
    shown.current = next;
    show(next);
    const address = `${location.pathname}${writeWorkbenchRoute(location.search, next)}`;
    if (address === `${location.pathname}${location.search}`) return;
    // The router counts its steps in here.
    const state = history.state as { readonly idx?: number } | null;
    if (how === 'push') history.pushState({ ...state, idx: (state?.idx ?? 0) + 1 }, '', address);
    else history.replaceState(state, '', address);
  }, []);
  return { route, go };
}
