/** Keeps what is not saved for as long as the tab lives: through a reload, a new sign-in in the same tab, and a page left behind. */
import type { ContentKind, ContentRef, DocumentByKind } from '@solvik/content-schema/editing';
import { draft } from '../../../device/draft.ts';
import { type Editing, isDirty } from '../editing.ts';

export interface HeldDraft<K extends ContentKind> {
  /** What it was made of, and which revision that is. */
  readonly saved: DocumentByKind[K];
  readonly revision: number;
  readonly document: DocumentByKind[K];
}

const nameOf = ({ kind, key }: ContentRef): string => `solvik-workbench-draft ${kind} ${key}`;

/** Nothing is held of what is saved. */
export function holdDraft<K extends ContentKind>(
  content: ContentRef<K>,
  editing: Editing<DocumentByKind[K]>,
): void {
  const { saved, revision, document } = editing;
  if (isDirty(editing)) draft.write(nameOf(content), { saved, revision, document });
  else draft.remove(nameOf(content));
}

export const dropDraft = (content: ContentRef): void => draft.remove(nameOf(content));

export function heldDraft<K extends ContentKind>(content: ContentRef<K>): HeldDraft<K> | undefined {
  const { saved, revision, document } = draft.read<HeldDraft<K>>(nameOf(content)) ?? {};
  return saved && document && revision !== undefined ? { saved, revision, document } : undefined;
}
