import type { ContentKind, ContentRef } from '@solvik/content-schema/editing';
import { useMemo, useState } from 'react';
import { createCheck } from './createCheck.ts';
import { createRetry } from './createRetry.ts';
import { isDirty } from './editHistory.ts';
import { useConflict } from './useConflict.ts';
import { useDocumentStore } from './useDocumentStore.ts';
import { useHistory } from './useHistory.ts';
import { useLatestCallback } from './useLatestCallback.ts';
import { useReading } from './useReading.ts';
import { useSaving } from './useSaving.ts';
import { useServiceFindings } from '../findings/useServiceFindings.ts';
import { createQueue } from '../saving/createQueue.ts';
import { useDecisions } from '../saving/useDecisions.ts';
import { usePresence } from '../saving/usePresence.ts';
import type { WorkbenchApi } from '../content-service/workbenchApi.ts';

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
    dispatch,
  } = store;
  const [inOrder] = useState(createQueue);
  const content = useMemo(
    (): ContentRef<K> | undefined => (key === undefined ? undefined : { kind, key }),
    [kind, key],
  );
  const onChange = useLatestCallback(notify);

  const serviceFindings = useServiceFindings(kind, editing?.document);
  const { here, refresh } = usePresence(api, content, onChange);
  const { open, renew } = useReading({
    api,
    store,
    content,
    serviceFindings,
    onDisconnect: onChange,
  });
  const { save, settle, saveSeen } = useSaving({ api, store, serviceFindings, inOrder, onChange });

  return {
    content,
    editing,
    summary,
    findings: serviceFindings.findings,
    serviceFindingsOf: serviceFindings.findingsOf,
    check: createCheck({ api, store, content, serviceFindings }),
    here,
    refreshPresence: refresh,
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
    ...createRetry({ store, content, open, renew, save }),
  };
}

export type OpenDocument<K extends ContentKind> = ReturnType<typeof useDocument<K>>;
export type OpenPage = OpenDocument<'page'>;
export type OpenMenu = OpenDocument<'menu'>;
