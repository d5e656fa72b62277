import type { ContentKind, ContentRef } from '@solvik/content-schema/editing';
import type { createQueue } from '../saving/createQueue.ts';
import { receiveRevision } from './receiveRevision.ts';
import type { DocumentStore } from './useDocumentStore.ts';

interface ConflictOptions<K extends ContentKind> {
  readonly store: DocumentStore<K>;
  readonly inOrder: ReturnType<typeof createQueue>;
  readonly renew: (requested: ContentRef<K>) => Promise<boolean>;
  readonly save: () => Promise<number | undefined>;
}

/** An editor's decisions about a conflict with another's newer revision. */
export function useConflict<K extends ContentKind>({
  store,
  inOrder,
  renew,
  save,
}: ConflictOptions<K>) {
  const {
    state: { notice },
    live,
    dispatch,
  } = store;
  const newest = notice?.kind === 'conflict' ? notice.newest : undefined;
  return {
    /** Theirs, with mine on top. */
    fetchTheirs: () =>
      inOrder(async () => {
        const { content: requested } = live.current;
        if (requested && (await renew(requested)))
          dispatch({ kind: 'noticed', notice: { kind: 'fetched' } });
      }),
    /**
     * Mine becomes the next revision after theirs. Only of what both changed: the rest is merged.
     */
    keepMine: async () => {
      const isTaken =
        newest && (await inOrder(async () => receiveRevision(store, { newest, winner: 'mine' })));
      if (isTaken) await save();
    },
    /** Theirs replaces mine, which undoing restores. */
    takeTheirs: () =>
      inOrder(async () => {
        const isTaken = newest && receiveRevision(store, { newest, winner: 'theirs' });
        if (isTaken) dispatch({ kind: 'noticed', notice: undefined });
      }),
  };
}
