import type {
  ChangeResponse,
  ContentKind,
  ContentRef,
  ServiceFinding,
} from '@solvik/content-schema/editing';
import type { DocumentStore } from '../document/useDocumentStore.ts';
import type { ServiceFindings } from '../findings/useServiceFindings.ts';
import type { SignedOut, Unreachable } from '../content-service/requestProblem.ts';
import type { WorkbenchApi } from '../content-service/workbenchApi.ts';
import { type DocumentNotice, type Doing, failureNotice } from './documentNotice.ts';

export interface DecisionResultOptions<K extends ContentKind> {
  readonly api: WorkbenchApi;
  readonly store: DocumentStore<K>;
  readonly serviceFindings: Pick<ServiceFindings<K>, 'receiveErrors'>;
}

interface Decided<K extends ContentKind> {
  readonly answer: ChangeResponse<K> | SignedOut | Unreachable;
  /** The notice of success. */
  readonly done: DocumentNotice<K>;
  readonly during: Doing;
}

interface Faulty {
  readonly revision: number;
  readonly kept?: number;
  readonly findings: readonly ServiceFinding[];
}

/** What a decision's answer changes on the screen: summary, findings and notice. */
export function useDecisionResult<K extends ContentKind>({
  api,
  store: { live, dispatch, isCurrent },
  serviceFindings,
}: DecisionResultOptions<K>) {
  const note = (notice: DocumentNotice<K>) => dispatch({ kind: 'noticed', notice });
  return {
    note,
    /** Stores and reports the answer; false unless the decision is done. */
    conclude: (requested: ContentRef<K>, { answer, done, during }: Decided<K>): boolean => {
      if (!isCurrent(requested)) return false;
      if (answer.kind === 'done' || answer.kind === 'superseded')
        dispatch({ kind: 'summarised', summary: answer.summary });
      const { editing } = live.current;
      if (answer.kind === 'refused' && answer.findings && editing)
        serviceFindings.receiveErrors(answer.findings, editing.saved);
      if (answer.kind === 'done') note(done);
      else if (answer.kind === 'superseded') note({ kind: 'superseded' });
      else note(failureNotice(answer, during));
      return answer.kind === 'done';
    },
    /**
     * The findings of an older revision belong to that one: their paths may differ in the edited
     * document.
     */
    reportFaulty: async (
      requested: ContentRef<K>,
      { revision, kept, findings }: Faulty,
    ): Promise<void> => {
      const response = await api.read(requested, revision);
      if (!isCurrent(requested)) return;
      if (response.kind !== 'found') return void note(failureNotice(response, 'publishing'));
      note({
        kind: 'faulty',
        revision: response.revision,
        findings,
        ...(kept !== undefined && { kept }),
      });
    },
  };
}
