import type { ContentKind, ContentRef } from '@solvik/content-schema/editing';
import type { DocumentNotice } from '../saving/documentNotice.ts';
import type { DocumentStore } from './useDocumentStore.ts';

interface RetryOptions<K extends ContentKind> {
  readonly store: Pick<DocumentStore<K>, 'state' | 'live' | 'dispatch'>;
  readonly content: ContentRef<K> | undefined;
  /** Reads what has not been read yet. */
  readonly open: (requested: ContentRef<K>) => Promise<void>;
  /** Rebases what is unsaved onto the newest revision. */
  readonly renew: (requested: ContentRef<K>) => Promise<boolean>;
  readonly save: () => Promise<number | undefined>;
}

interface Retry<K extends ContentKind> {
  /** Repeats a failed request, except for decisions: they are made again. */
  readonly again: () => Promise<void>;
  /** Reads it again, with the notice of something that was done to it elsewhere. */
  readonly reopen: (why: DocumentNotice<K>) => Promise<void>;
}

/** Requests what failed or is out of date once more. */
export function createRetry<K extends ContentKind>({
  store: { state, live, dispatch },
  content,
  open,
  renew,
  save,
}: RetryOptions<K>): Retry<K> {
  const { notice } = state;
  return {
    again: async () => {
      if (notice?.kind !== 'unreachable' && notice?.kind !== 'signed-out') return;
      if (notice.during === 'saving') await save();
      else if (notice.during === 'reading' && content)
        await (live.current.editing ? renew(content) : open(content));
      else if (notice.kind === 'signed-out') dispatch({ kind: 'noticed', notice: undefined });
    },
    reopen: async (why) => {
      if (content) await renew(content);
      dispatch({ kind: 'noticed', notice: why });
    },
  };
}
