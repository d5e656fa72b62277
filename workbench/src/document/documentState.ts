/** The state of an open page or menu, and its transitions. */
import type {
  ContentKind,
  ContentRef,
  DocumentByKind,
  Revision,
  SummaryByKind,
} from '@solvik/content-schema/editing';
import type { DocumentNotice, Doing } from '../saving/documentNotice.ts';
import type { RetainedDraft } from '../saving/retainedDraft.ts';
import { mergeDocuments, type Winner } from '../saving/mergeDocuments.ts';
import { type EditHistory, type EditHistoryAction, reduceEditHistory } from './editHistory.ts';

export interface DocumentState<K extends ContentKind> {
  /** Open, or being loaded while there is no `editing`. */
  readonly content: ContentRef<K> | undefined;
  readonly editing: EditHistory<DocumentByKind[K]> | undefined;
  readonly summary: SummaryByKind[K] | undefined;
  /** The result of the last request, until the next one. */
  readonly notice: DocumentNotice<K> | undefined;
  readonly pending: Doing | undefined;
  /** Whether a save has merged another editor's work since that was last reset. */
  readonly hasMerged: boolean;
}

export type DocumentEvent<K extends ContentKind> =
  /** Another is opened, or none: what was open is no longer to be edited. */
  | { readonly kind: 'left'; readonly for: ContentRef<K> | undefined }
  /** `draft` is what this tab stored of it without saving. */
  | {
      readonly kind: 'opened';
      readonly summary: SummaryByKind[K];
      readonly revision: Revision<K>;
      readonly draft?: RetainedDraft<K> | undefined;
    }
  /** `about` joins steps: typing a word is one step to undo. */
  | { readonly kind: 'edited'; readonly document: DocumentByKind[K]; readonly about?: string }
  | { readonly kind: 'undone' | 'redone' }
  /** What is not saved is discarded; undoing restores it. */
  | { readonly kind: 'reverted' }
  /** An older revision that cannot be published is edited; undoing restores the document before. */
  | { readonly kind: 'fixing'; readonly revision: Revision<K> }
  /** Another editor's newer revision; where both changed the same, `winner` decides. */
  | {
      readonly kind: 'received';
      readonly newest: Revision<K>;
      readonly winner?: Winner | undefined;
    }
  /** `document` is saved as `revision`; what was edited since stays. */
  | {
      readonly kind: 'saved';
      readonly document: DocumentByKind[K];
      readonly revision: number;
      readonly summary: SummaryByKind[K];
    }
  | { readonly kind: 'summarised'; readonly summary: SummaryByKind[K] }
  | { readonly kind: 'started' | 'ended'; readonly work: Doing }
  | { readonly kind: 'merge-counted'; readonly hasMerged: boolean }
  /** A decision waits until the editor has viewed what was merged. */
  | { readonly kind: 'held-back' }
  | { readonly kind: 'noticed'; readonly notice: DocumentNotice<K> | undefined };

export const emptyDocumentState = <K extends ContentKind>(
  content?: ContentRef<K>,
): DocumentState<K> => ({
  content,
  editing: undefined,
  summary: undefined,
  notice: undefined,
  pending: undefined,
  hasMerged: false,
});

type State<K extends ContentKind> = DocumentState<K>;
type Event<K extends ContentKind, Kind extends DocumentEvent<K>['kind']> = Extract<
  DocumentEvent<K>,
  { readonly kind: Kind }
>;

const stepped = <K extends ContentKind>(
  state: State<K>,
  action: EditHistoryAction<DocumentByKind[K]>,
): State<K> => ({
  ...state,
  editing: reduceEditHistory(state.editing, action),
});

function opened<K extends ContentKind>(
  state: State<K>,
  { summary, revision, draft }: Event<K, 'opened'>,
): State<K> {
  const shown = { ...state, summary, notice: undefined };
  const { document, number } = revision;
  if (!draft) return stepped(shown, { kind: 'open', document, revision: number });
  const kept = stepped(shown, { kind: 'open', document: draft.saved, revision: draft.revision });
  const restored = stepped(
    { ...kept, notice: { kind: 'restored' } },
    { kind: 'edit', document: draft.document },
  );
  return draft.revision === number
    ? restored
    : received(restored, { kind: 'received', newest: revision });
}

/** Every step is rebased onto the newer revision; an undecided conflict changes nothing. */
function received<K extends ContentKind>(
  state: State<K>,
  { newest, winner }: Event<K, 'received'>,
): State<K> {
  const { editing } = state;
  if (!editing) return state;
  const { document: saved, number: revision } = newest;
  const upon = (mine: DocumentByKind[K], whose?: Winner) =>
    mergeDocuments({ base: editing.saved, mine, theirs: saved }, whose);
  if (winner === undefined && upon(editing.document).clashes > 0)
    return { ...state, notice: { kind: 'conflict', newest } };
  const chosen = winner === 'theirs' ? { chosen: upon(editing.document, 'theirs').document } : {};
  return stepped(state, {
    kind: 'rebase',
    saved,
    revision,
    upon: (step) => upon(step).document,
    ...chosen,
  });
}

/** A save that a decision waits for is part of that decision. */
function pendingAfter(
  pending: Doing | undefined,
  { kind, work }: { readonly kind: 'started' | 'ended'; readonly work: Doing },
): Doing | undefined {
  if (work !== 'saving') return kind === 'started' ? work : undefined;
  if (kind === 'started') return pending ?? work;
  return pending === work ? undefined : pending;
}

export function reduceDocument<K extends ContentKind>(
  state: State<K>,
  event: DocumentEvent<K>,
): State<K> {
  switch (event.kind) {
    case 'left':
      return { ...state, content: event.for, editing: undefined, summary: undefined };
    case 'opened':
      return opened(state, event);
    case 'edited':
      return stepped(state, { ...event, kind: 'edit' });
    case 'undone':
      return stepped(
        { ...state, notice: state.notice?.kind === 'fixing' ? undefined : state.notice },
        { kind: 'undo' },
      );
    case 'redone':
      return stepped(state, { kind: 'redo' });
    case 'reverted':
      return state.editing
        ? stepped({ ...state, notice: undefined }, { kind: 'edit', document: state.editing.saved })
        : state;
    case 'fixing':
      return stepped(
        { ...state, notice: { kind: 'fixing', revision: event.revision.number } },
        { kind: 'edit', document: event.revision.document },
      );
    case 'received':
      return received(state, event);
    case 'saved':
      return stepped(
        { ...state, summary: event.summary },
        { kind: 'saved', document: event.document, revision: event.revision },
      );
    case 'summarised':
      return { ...state, summary: event.summary };
    case 'started':
    case 'ended':
      return { ...state, pending: pendingAfter(state.pending, event) };
    case 'merge-counted':
      return { ...state, hasMerged: event.hasMerged };
    case 'held-back':
      return state.notice?.kind === 'merged'
        ? { ...state, notice: { ...state.notice, isHeld: true } }
        : state;
    case 'noticed':
      return { ...state, notice: event.notice };
  }
}
