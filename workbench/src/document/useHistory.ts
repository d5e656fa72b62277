import type { ContentKind, DocumentByKind } from '@solvik/content-schema/editing';
import type { ServiceFindings } from '../findings/useServiceFindings.ts';
import type { WorkbenchApi } from '../content-service/workbenchApi.ts';
import type { DocumentStore } from './useDocumentStore.ts';

interface HistoryOptions<K extends ContentKind> {
  readonly api: Pick<WorkbenchApi, 'check'>;
  readonly store: DocumentStore<K>;
  readonly serviceFindings: Pick<ServiceFindings<K>, 'receive'>;
  readonly mayEdit: boolean;
}

/** The steps of an open page or menu, each of which can be undone. */
export function useHistory<K extends ContentKind>({
  api,
  store,
  serviceFindings,
  mayEdit,
}: HistoryOptions<K>) {
  const { state, dispatch, isCurrent } = store;
  return {
    edit: (document: DocumentByKind[K], about?: string) => {
      if (mayEdit) dispatch({ kind: 'edited', document, ...(about !== undefined && { about }) });
    },
    undo: () => void dispatch({ kind: 'undone' }),
    redo: () => void dispatch({ kind: 'redone' }),
    /** Discards what is not saved; undoing restores it. */
    dropUnsaved: () => void dispatch({ kind: 'reverted' }),
    /**
     * An older revision that cannot be published becomes what is edited; undoing restores the
     * document before.
     */
    repair: async () => {
      const { notice, content } = state;
      if (notice?.kind !== 'faulty' || !content || !mayEdit) return;
      const { revision, findings } = notice;
      dispatch({ kind: 'fixing', revision });
      serviceFindings.receive(findings, revision.document);
      const response = await api.check(content, revision.document);
      if (isCurrent(content) && response.kind === 'checked')
        serviceFindings.receive(response.findings, revision.document);
    },
  };
}
