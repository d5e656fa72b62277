import type { ContentKind, ContentRef } from '@solvik/content-schema/editing';
import { useCallback, useEffect } from 'react';
import type { ServiceFindings } from '../findings/useServiceFindings.ts';
import { failureNotice } from '../saving/documentNotice.ts';
import { readRetainedDraft } from '../saving/retainedDraft.ts';
import type { Winner } from '../saving/mergeDocuments.ts';
import type { WorkbenchApi } from '../content-service/workbenchApi.ts';
import { receiveRevision } from './receiveRevision.ts';
import type { DocumentStore } from './useDocumentStore.ts';

interface ReadingOptions<K extends ContentKind> {
  readonly api: WorkbenchApi;
  readonly store: DocumentStore<K>;
  /** Another is read as soon as this is another object. */
  readonly content: ContentRef<K> | undefined;
  readonly serviceFindings: Pick<ServiceFindings<K>, 'receive' | 'forget'>;
  /** Keep its identity stable. */
  readonly onDisconnect: () => void;
}

/** Reads a page or menu when it is opened, and others' newer revisions on request. */
export function useReading<K extends ContentKind>({
  api,
  store,
  content,
  serviceFindings,
  onDisconnect,
}: ReadingOptions<K>) {
  const { dispatch, isCurrent } = store;
  const { receive, forget } = serviceFindings;
  const open = useCallback(
    async (requested: ContentRef<K>): Promise<void> => {
      const answer = await api.read(requested);
      if (!isCurrent(requested)) return;
      if (answer.kind === 'found') {
        const { summary, revision, findings } = answer;
        receive(findings, revision.document);
        dispatch({ kind: 'opened', summary, revision, draft: readRetainedDraft(requested) });
        return;
      }
      if (answer.kind !== 'refused') onDisconnect();
      dispatch({ kind: 'noticed', notice: failureNotice(answer, 'reading') });
    },
    [api, dispatch, isCurrent, receive, onDisconnect],
  );

  useEffect(() => {
    dispatch({ kind: 'left', for: content });
    forget();
    if (content) void open(content);
  }, [content, open, dispatch, forget]);

  /** Rebases what is unsaved onto the newest revision; false on a conflict. */
  const renew = async (requested: ContentRef<K>, winner?: Winner): Promise<boolean> => {
    const response = await api.read(requested);
    if (!isCurrent(requested)) return false;
    if (response.kind !== 'found') {
      dispatch({ kind: 'noticed', notice: failureNotice(response, 'reading') });
      return false;
    }
    const { revision, summary, findings } = response;
    if (!receiveRevision(store, { newest: revision, winner })) return false;
    dispatch({ kind: 'summarised', summary });
    receive(findings, revision.document);
    return true;
  };
  return { open, renew };
}
