import type {
  ContentList,
  EditorSession,
  LinkTarget,
  MenuSummary,
  PageSummary,
} from '@solvik/content-schema/editing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { SignedOut, Unreachable } from './requestProblem.ts';
import type { WorkbenchApi } from './workbenchApi.ts';

/** Why the content service is unreachable. */
export type Lost = 'signed-out' | 'unreachable';

class ConnectionLost extends Error {
  readonly why: Lost;
  constructor(why: Lost) {
    super(`The content service is unreachable: ${why}.`);
    this.why = why;
  }
}

/** A failed refetch throws, so that the earlier result stays. */
async function responseOf<T extends { readonly kind: string }>(
  response: Promise<T | SignedOut | Unreachable>,
): Promise<T> {
  const given = await response;
  if (given.kind === 'signed-out' || given.kind === 'unreachable')
    throw new ConnectionLost(given.kind);
  return given as T;
}

/** In milliseconds: the editor may have signed in again in another tab, or the shop be back. */
const timeout = 5000;
const isFailed = ({ state }: { readonly state: { readonly status: string } }): boolean =>
  state.status === 'error';
const requested = {
  retry: false,
  networkMode: 'always',
  refetchOnReconnect: 'always',
  refetchOnWindowFocus: (query: Parameters<typeof isFailed>[0]) => isFailed(query) && 'always',
} as const;

export interface ContentOverview {
  readonly session: EditorSession | undefined;
  /** Undefined until loaded. */
  readonly pages: readonly PageSummary[] | undefined;
  readonly menus: readonly MenuSummary[];
  /** The targets of links; undefined until loaded. */
  readonly targets: readonly LinkTarget[] | undefined;
  /** While the content service is unreachable; what is loaded stays. */
  readonly lost: Lost | undefined;
  readonly refetchLists: () => void;
}

const none: readonly MenuSummary[] = [];

/**
 * The content lists and the session. When the service is unreachable they are requested again:
 * after a while, when the network is back, when the window is focused again.
 */
export function useContentList(api: WorkbenchApi): ContentOverview {
  const queryClient = useQueryClient();
  const { data: list, error } = useQuery<ContentList>({
    queryKey: ['content-service', 'list'],
    queryFn: () => responseOf(api.list()),
    ...requested,
    refetchInterval: (query) => isFailed(query) && timeout,
  });
  const { data: who } = useQuery({
    queryKey: ['content-service', 'session'],
    queryFn: () => responseOf(api.session()),
    ...requested,
  });
  const { data: leads } = useQuery({
    queryKey: ['content-service', 'targets'],
    queryFn: () => responseOf(api.targets()),
    ...requested,
  });
  const refetchLists = useCallback(() => {
    for (const what of ['list', 'targets'])
      void queryClient.invalidateQueries({ queryKey: ['content-service', what] });
  }, [queryClient]);
  const lost = error ? (error instanceof ConnectionLost ? error.why : 'unreachable') : undefined;
  // A new session may be another editor's, with other permissions.
  const wasLost = useRef(false);
  useEffect(() => {
    if (lost === undefined && wasLost.current)
      void queryClient.invalidateQueries({ queryKey: ['content-service', 'session'] });
    wasLost.current = lost !== undefined;
  }, [lost, queryClient]);
  return {
    session: who?.session,
    pages: list?.pages,
    menus: list?.menus ?? none,
    targets: leads?.targets,
    lost,
    refetchLists,
  };
}
