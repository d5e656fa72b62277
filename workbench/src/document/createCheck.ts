import type { ContentKind, ContentRef } from '@solvik/content-schema/editing';
import type { ServiceFindings } from '../findings/useServiceFindings.ts';
import type { WorkbenchApi } from '../content-service/workbenchApi.ts';
import type { DocumentStore } from './useDocumentStore.ts';

interface CheckOptions<K extends ContentKind> {
  readonly api: Pick<WorkbenchApi, 'check'>;
  readonly store: DocumentStore<K>;
  readonly content: ContentRef<K> | undefined;
  readonly serviceFindings: Pick<ServiceFindings<K>, 'checkedDocument' | 'receive'>;
}

/**
 * Checks the edited document without saving it; has no effect when the content service is
 * unreachable, or has checked this very document.
 */
export const createCheck =
  <K extends ContentKind>({ api, store, content, serviceFindings }: CheckOptions<K>) =>
  async (): Promise<void> => {
    const document = store.state.editing?.document;
    if (!content || !document || serviceFindings.checkedDocument === document) return;
    const answer = await api.check(content, document);
    if (store.isCurrent(content) && answer.kind === 'checked')
      serviceFindings.receive(answer.findings, document);
  };
