import type { ContentKind, ContentRef } from '@solvik/content-schema/editing';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isDirty } from './document/editHistory.ts';
import { useConflict } from './document/useConflict.ts';
import { useDocumentStore } from './document/useDocumentStore.ts';
import { useHistory } from './document/useHistory.ts';
import { useReading } from './document/useReading.ts';
import { useSaving } from './document/useSaving.ts';
import { useServiceFindings } from './lint/useServiceFindings.ts';
import { createQueue } from './saving/createQueue.ts';
import type { DocumentNotice } from './saving/documentNotice.ts';
import { useDecisions } from './saving/useDecisions.ts';
import { usePresence } from './saving/usePresence.ts';
import type { WorkbenchApi } from './workbenchApi.ts';

interface DocumentOptions<K extends ContentKind> {
  readonly kind: K;
  readonly key: string | undefined;
  /** The lists of the content service are out of date, or it is unreachable. */
  readonly onChange: () => void;
  /** Whether the editor may change it at all; without permission nothing is written. */
  readonly mayEdit?: boolean;
}

/**
 * One page or menu under edit: its document with undo, saving that overwrites nobody, its
 * decisions, and its findings. Saves wait for one another, and what is typed meanwhile is saved
 * next.
 */
export function useDocument<K extends ContentKind>(
  api: WorkbenchApi,
  { kind, key, onChange: notify, mayEdit = true }: DocumentOptions<K>,
) {
  const store = useDocumentStore<K>();
  const {
    state: { editing, summary, notice, pending },
    live,
    dispatch,
    isCurrent,
  } = store;
  const [inOrder] = useState(createQueue);
  const content = useMemo(
    (): ContentRef<K> | undefined => (key === undefined ? undefined : { kind, key }),
    [kind, key],
  );
  const latest = useRef(notify);
  useEffect(() => {
    latest.current = notify;
  });
  const onChange = useCallback(() => latest.current(), []);

  const serviceFindings = useServiceFindings(kind, editing?.document);
  const { here, refresh } = usePresence(api, content, onChange);
  const { open, renew } = useReading({ api, store, content, serviceFindings, onLost: onChange });
  const { save, settle, saveSeen } = useSaving({ api, store, serviceFindings, inOrder, onChange });
  const document = editing?.document;

  return {
    content,
    editing,
    summary,
    findings: serviceFindings.findings,
    serviceFindingsOf: serviceFindings.findingsOf,
    /**
     * Checks the edited document without saving it; has no effect when the content service is
     * unreachable.
     */
    check: async (): Promise<void> => {
      if (!content || !document || serviceFindings.checkedDocument === document) return;
      const answer = await api.check(content, document);
      if (isCurrent(content) && answer.kind === 'checked')
        serviceFindings.receive(answer.findings, document);
    },
    here,
    refreshPresence: refresh,
    /** Repeats a failed request, except for decisions: they are made anew. */
    again: async () => {
      if (notice?.kind !== 'unreachable' && notice?.kind !== 'signed-out') return;
      if (notice.during === 'saving') await save();
      else if (notice.during === 'reading' && content)
        await (live.current.editing ? renew(content) : open(content));
      else if (notice.kind === 'signed-out') dispatch({ kind: 'noticed', notice: undefined });
    },
    doing: pending,
    notice,
    dismissNotice: () => void dispatch({ kind: 'noticed', notice: undefined }),
    mayEdit,
    isUnsaved: editing !== undefined && isDirty(editing),
    ...useHistory({ api, store, serviceFindings, mayEdit }),
    /** Whether it was saved. */
    save: async () => (await save()) !== undefined,
    settle,
    ...useDecisions({ api, store, serviceFindings, onChange, save, saveSeen, renew }),
    ...useConflict({ store, inOrder, renew, save }),
    /** Reads it anew, with the notice of something that was done to it elsewhere. */
    reopen: async (why: DocumentNotice<K>) => {
      if (content) await renew(content);
      dispatch({ kind: 'noticed', notice: why });
    },
  };
}

export type OpenDocument<K extends ContentKind> = ReturnType<typeof useDocument<K>>;
export type OpenPage = OpenDocument<'page'>;
export type OpenMenu = OpenDocument<'menu'>;
