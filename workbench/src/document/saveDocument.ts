import type { ContentKind, ContentRef, Revision } from '@solvik/content-schema/editing';
import type { ServiceFindings } from '../findings/useServiceFindings.ts';
import { failureNotice } from '../saving/documentNotice.ts';
import type { WorkbenchApi } from '../content-service/workbenchApi.ts';
import { isDirty } from './editHistory.ts';
import { receiveRevision } from './receiveRevision.ts';
import type { DocumentStore } from './useDocumentStore.ts';

export interface SaveContext<K extends ContentKind> {
  readonly api: Pick<WorkbenchApi, 'save'>;
  readonly store: DocumentStore<K>;
  readonly serviceFindings: Pick<ServiceFindings<K>, 'receive'>;
}

/**
 * Saves the edited document, merging others' newer revisions until it is saved: resolves to its
 * revision, or undefined when it could not be saved, with a notice why.
 */
export async function saveDocument<K extends ContentKind>(
  requested: ContentRef<K>,
  { api, store, serviceFindings }: SaveContext<K>,
): Promise<number | undefined> {
  const { live, dispatch, isCurrent } = store;
  let merged: Revision<K> | undefined;
  for (;;) {
    const { editing } = live.current;
    if (!editing || !isCurrent(requested)) return undefined;
    if (!isDirty(editing)) {
      if (merged) dispatch({ kind: 'noticed', notice: { kind: 'merged', newest: merged } });
      return editing.revision;
    }
    const sent = editing.document;
    const response = await api.save(requested, { basedOn: editing.revision, document: sent });
    if (!isCurrent(requested)) return undefined;
    if (response.kind === 'saved') {
      const { revision, summary, findings } = response;
      dispatch({ kind: 'saved', document: sent, revision: revision.number, summary });
      serviceFindings.receive(findings, sent);
      dispatch({ kind: 'noticed', notice: merged && { kind: 'merged', newest: merged } });
      return revision.number;
    }
    if (response.kind !== 'conflict') {
      dispatch({ kind: 'noticed', notice: failureNotice(response, 'saving') });
      return undefined;
    }
    // A conflict with a revision that is merged already is for the editor: retrying would never
    // end.
    if (response.newest.number <= editing.revision) {
      dispatch({ kind: 'noticed', notice: { kind: 'conflict', newest: response.newest } });
      return undefined;
    }
    if (!receiveRevision(store, response)) return undefined;
    merged = response.newest;
    dispatch({ kind: 'merge-counted', hasMerged: true });
  }
}
