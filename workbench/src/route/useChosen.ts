import type { ContentRef, PageSummary } from '@solvik/content-schema/editing';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { WorkbenchRoute } from './workbenchRoute.ts';
import { useWorkbenchRoute } from './useWorkbenchRoute.ts';

const firstOf = (pages: readonly PageSummary[] | undefined): string | undefined =>
  (pages?.find(({ family }) => family === 'Frontpage') ?? pages?.[0])?.key;

interface ChosenOptions {
  readonly pages: readonly PageSummary[] | undefined;
  /** Opens what going back or forward leads to. */
  readonly onReturn: (route: WorkbenchRoute) => void;
}

/** What is open: what the address names, or the home page by default. */
export function useChosen({ pages, onReturn }: ChosenOptions) {
  const { route, go } = useWorkbenchRoute(onReturn);
  const first = firstOf(pages);
  const { kind, key } = route.content ?? {};
  const chosen = useMemo((): ContentRef | undefined => {
    if (kind !== undefined && key !== undefined) return { kind, key };
    return first === undefined ? undefined : { kind: 'page', key: first };
  }, [kind, key, first]);
  /** Where the editor is now, for events between two renders. */
  const at = useRef<WorkbenchRoute>(route);
  useEffect(() => {
    at.current = { content: chosen, part: route.part };
  });
  const moveTo = useCallback(
    (where: WorkbenchRoute, how: 'push' | 'replace') => {
      at.current = where;
      go(where, how);
    },
    [go],
  );
  const choosePart = useCallback(
    (part: string | undefined) => moveTo({ ...at.current, part }, 'replace'),
    [moveTo],
  );
  return {
    chosen,
    widgetId: chosen?.kind === 'page' ? route.part : undefined,
    itemKey: chosen?.kind === 'menu' ? route.part : undefined,
    moveTo,
    choosePart,
    /** Restores the address of where the editor has to stay. */
    stay: () => go(at.current, 'push'),
  };
}
