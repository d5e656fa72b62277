import type {
  DeskList,
  DeskSession,
  LinkTarget,
  MenuSummary,
  PageSummary,
} from '@solvik/content-schema/editing';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { SignedOut, Unreachable, WorkbenchApi } from './workbenchApi.ts';

/** How the desk was lost. */
export type Lost = 'signed-out' | 'unreachable';

class DeskLost extends Error {
  readonly why: Lost;
  constructor(why: Lost) {
    super(`The desk is lost: ${why}.`);
    this.why = why;
  }
}

/** What is asked again and not answered fails, so that what was known before stays. */
async function answered<T extends { readonly kind: string }>(
  answer: Promise<T | SignedOut | Unreachable>,
): Promise<T> {
  const given = await answer;
  if (given.kind === 'signed-out' || given.kind === 'unreachable') throw new DeskLost(given.kind);
  return given as T;
}

/** In milliseconds: somebody may have signed in again in another tab, or the shop be back. */
const patience = 5000;
const isFailed = ({ state }: { readonly state: { readonly status: string } }): boolean =>
  state.status === 'error';
const asked = {
  retry: false,
  networkMode: 'always',
  refetchOnReconnect: 'always',
  refetchOnWindowFocus: (query: Parameters<typeof isFailed>[0]) => isFailed(query) && 'always',
} as const;

interface DeskKnown {
  readonly session: DeskSession | undefined;
  /** Undefined until they are known. */
  readonly pages: readonly PageSummary[] | undefined;
  readonly menus: readonly MenuSummary[];
  readonly targets: readonly LinkTarget[] | undefined;
  /** While the desk is out of reach; what is known stays. */
  readonly lost: Lost | undefined;
  readonly relist: () => void;
}

const none: readonly MenuSummary[] = [];

/** What there is at the desk and who asks. When it is lost it is asked for again by itself: after a while, when the network is back, when the window is come back to. */
export function useDeskList(api: WorkbenchApi): DeskKnown {
  const queryClient = useQueryClient();
  const { data: list, error } = useQuery<DeskList>({
    queryKey: ['desk', 'list'],
    queryFn: () => answered(api.list()),
    ...asked,
    refetchInterval: (query) => isFailed(query) && patience,
  });
  const { data: who } = useQuery({
    queryKey: ['desk', 'session'],
    queryFn: () => answered(api.session()),
    ...asked,
  });
  const { data: leads } = useQuery({
    queryKey: ['desk', 'targets'],
    queryFn: () => answered(api.targets()),
    ...asked,
  });
  const relist = useCallback(() => {
    for (const what of ['list', 'targets'])
      void queryClient.invalidateQueries({ queryKey: ['desk', what] });
  }, [queryClient]);
  const lost = error ? (error instanceof DeskLost ? error.why : 'unreachable') : undefined;
  // Who is back may be somebody else, with another reach.
  const wasLost = useRef(false);
  useEffect(() => {
    if (lost === undefined && wasLost.current)
      void queryClient.invalidateQueries({ queryKey: ['desk', 'session'] });
    wasLost.current = lost !== undefined;
  }, [lost, queryClient]);
  return {
    session: who?.session,
    pages: list?.pages,
    menus: list?.menus ?? none,
    targets: leads?.targets,
    lost,
    relist,
  };
}
