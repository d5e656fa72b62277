/**
 * Stores unsaved work for as long as the tab lives: through a reload, a new sign-in in the same
 * tab, and leaving the page.
 */
import type { ContentKind, ContentRef, DocumentByKind } from '@solvik/content-schema/editing';
import { sessionDraft } from '../device/sessionDraft.ts';
import { type EditHistory, isDirty } from '../document/editHistory.ts';

export interface RetainedDraft<K extends ContentKind> {
  /** The document it is based on, and its revision. */
  readonly saved: DocumentByKind[K];
  readonly revision: number;
  readonly document: DocumentByKind[K];
}

const nameOf = ({ kind, key }: ContentRef): string => `solvik-workbench-draft ${kind} ${key}`;

/** Nothing is stored of what is saved. */
export function retainDraft<K extends ContentKind>(
  content: ContentRef<K>,
  editing: EditHistory<DocumentByKind[K]>,
): void {
  const { saved, revision, document } = editing;
  if (isDirty(editing)) sessionDraft.write(nameOf(content), { saved, revision, document });
  else sessionDraft.remove(nameOf(content));
}

export function readRetainedDraft<K extends ContentKind>(
  content: ContentRef<K>,
): RetainedDraft<K> | undefined {
  const { saved, revision, document } = sessionDraft.read<RetainedDraft<K>>(nameOf(content)) ?? {};
  return saved && document && revision !== undefined ? { saved, revision, document } : undefined;
}
