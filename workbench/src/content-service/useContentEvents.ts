import { useEffect, useRef } from 'react';
import type { OpenMenu, OpenPage } from '../document/useDocument.ts';
import type { WorkbenchApi } from './workbenchApi.ts';

interface WatchOptions {
  readonly api: WorkbenchApi;
  readonly open: OpenPage | OpenMenu;
  /**
   * Nothing is subscribed to until the content service responds again; failed requests are repeated
   * then.
   */
  readonly isLost: boolean;
  readonly refetchLists: () => void;
}

/** Keeps lists and presence in sync with other editors' work. */
export function useContentEvents({ api, open, isLost, refetchLists }: WatchOptions): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (isLost) return undefined;
    void latest.current.again();
    return api.watch(({ kind, content }) => {
      const { content: mine, refreshPresence } = latest.current;
      if (kind === 'changed') refetchLists();
      else if (mine?.kind === content.kind && mine.key === content.key) void refreshPresence();
    });
  }, [api, refetchLists, isLost]);
}
