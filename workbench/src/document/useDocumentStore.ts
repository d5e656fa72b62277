import type { ContentKind, ContentRef } from '@solvik/content-schema/editing';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { retainDraft } from '../saving/retainedDraft.ts';
import {
  type DocumentEvent,
  type DocumentState,
  emptyDocumentState,
  reduceDocument,
} from './documentState.ts';

export interface DocumentStore<K extends ContentKind> {
  readonly state: DocumentState<K>;
  /** The current state, for asynchronous work that outlives a render. */
  readonly live: RefObject<DocumentState<K>>;
  /** Returns the next state. */
  readonly dispatch: (event: DocumentEvent<K>) => DocumentState<K>;
  /** Whether a response about this content still concerns what is open. */
  readonly isCurrent: (requested: ContentRef<K>) => boolean;
}

/** The state of an open page or menu; unsaved work is stored in this tab with every step. */
export function useDocumentStore<K extends ContentKind>(): DocumentStore<K> {
  const [state, show] = useState<DocumentState<K>>(() => emptyDocumentState());
  const live = useRef(state);
  const dispatch = useCallback((event: DocumentEvent<K>) => {
    const before = live.current;
    const next = reduceDocument(before, event);
    live.current = next;
    if (next.content && next.editing && next.editing !== before.editing)
      retainDraft(next.content, next.editing);
    show(next);
    return next;
  }, []);
  const isCurrent = useCallback(
    (requested: ContentRef<K>) => live.current.content === requested,
    [],
  );
  return { state, live, dispatch, isCurrent };
}
