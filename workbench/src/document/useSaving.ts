import type { ContentKind, DocumentByKind } from '@solvik/content-schema/editing';
import type { createQueue } from '../saving/createQueue.ts';
import type { Settled } from '../saving/documentNotice.ts';
import { isDirty } from './editHistory.ts';
import { saveDocument, type SaveContext } from './saveDocument.ts';
import type { DocumentStore } from './useDocumentStore.ts';

type Save = () => Promise<number | undefined>;

interface SavingOptions<K extends ContentKind> extends SaveContext<K> {
  readonly inOrder: ReturnType<typeof createQueue>;
  readonly onChange: () => void;
}

/** A save in order with other work: its revision, or undefined when it failed. */
function createSave<K extends ContentKind>({
  inOrder,
  onChange,
  ...context
}: SavingOptions<K>): Save {
  const { live, dispatch } = context.store;
  return () =>
    inOrder(async () => {
      const { content: requested } = live.current;
      if (!requested) return undefined;
      dispatch({ kind: 'started', work: 'saving' });
      const revision = await saveDocument(requested, context);
      dispatch({ kind: 'ended', work: 'saving' });
      onChange();
      return revision;
    });
}

/** Saves until nothing is unsaved, however long the editor types. */
const createSettle =
  <K extends ContentKind>({ live, dispatch }: DocumentStore<K>, save: Save) =>
  async (): Promise<Settled<DocumentByKind[K]>> => {
    const { saved: before, revision: from } = live.current.editing ?? {};
    dispatch({ kind: 'merge-counted', hasMerged: false });
    let revision = await save();
    while (revision !== undefined && live.current.editing && isDirty(live.current.editing))
      revision = await save();
    if (revision === undefined) return live.current.editing ? { kind: 'stuck' } : { kind: 'clean' };
    if (before === undefined || revision === from) return { kind: 'clean' };
    return { kind: 'kept', revision, ...(!live.current.hasMerged && { before }) };
  };

/**
 * As `save`; undefined also where it merged another editor's work: nobody publishes what they have
 * not viewed.
 */
const createSaveSeen =
  <K extends ContentKind>({ live, dispatch }: DocumentStore<K>, save: Save): Save =>
  async () => {
    dispatch({ kind: 'merge-counted', hasMerged: false });
    const revision = await save();
    if (!live.current.hasMerged) return revision;
    dispatch({ kind: 'held-back' });
    return undefined;
  };

/** Saving without overwriting: others' newer revisions are merged first. */
export function useSaving<K extends ContentKind>(options: SavingOptions<K>) {
  const save = createSave(options);
  return {
    save,
    settle: createSettle(options.store, save),
    saveSeen: createSaveSeen(options.store, save),
  };
}
