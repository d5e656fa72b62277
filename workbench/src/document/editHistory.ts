/** A page or menu under edit: its current, past and saved states. */
const maxSteps = 200;

export interface EditHistory<D> {
  readonly document: D;
  readonly past: readonly D[];
  readonly future: readonly D[];
  /** As last read from or saved to the content service. */
  readonly saved: D;
  /** The revision that is saved. */
  readonly revision: number;
  /** The subject of the last step; the next of the same subject is undone with it. */
  readonly lastStep?: string | undefined;
}

export type EditHistoryAction<D> =
  | { readonly kind: 'open'; readonly document: D; readonly revision: number }
  /** `about` joins steps: typing a word is one step to undo. */
  | { readonly kind: 'edit'; readonly document: D; readonly about?: string }
  /** Another is being opened: what was open is no longer to be edited. */
  | { readonly kind: 'close' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** The content service has saved `document`; what was edited since stays. */
  | { readonly kind: 'saved'; readonly document: D; readonly revision: number }
  /**
   * Another editor's newer revision: every step is rebased onto it. `chosen` becomes one more step.
   */
  | {
      readonly kind: 'rebase';
      readonly saved: D;
      readonly revision: number;
      readonly upon: (step: D) => D;
      readonly chosen?: D;
    };

export const isDirty = <D>({ document, saved }: EditHistory<D>): boolean =>
  document !== saved && JSON.stringify(document) !== JSON.stringify(saved);

export function reduceEditHistory<D>(
  state: EditHistory<D> | undefined,
  action: EditHistoryAction<D>,
): EditHistory<D> | undefined {
  if (action.kind === 'open')
    return {
      document: action.document,
      past: [],
      future: [],
      saved: action.document,
      revision: action.revision,
    };
  if (!state || action.kind === 'close') return undefined;
  const { document, past, future } = state;
  switch (action.kind) {
    case 'edit': {
      if (action.document === document) return state;
      const isSame = action.about !== undefined && action.about === state.lastStep;
      return {
        ...state,
        document: action.document,
        past: isSame ? past : [...past, document].slice(-maxSteps),
        future: [],
        lastStep: action.about,
      };
    }
    case 'undo': {
      const before = past.at(-1);
      return before
        ? {
            ...state,
            document: before,
            past: past.slice(0, -1),
            future: [document, ...future],
            lastStep: undefined,
          }
        : state;
    }
    case 'redo': {
      const [after, ...rest] = future;
      return after
        ? {
            ...state,
            document: after,
            past: [...past, document],
            future: rest,
            lastStep: undefined,
          }
        : state;
    }
    case 'saved':
      return { ...state, saved: action.document, revision: action.revision, lastStep: undefined };
    case 'rebase': {
      const { saved, revision, upon, chosen } = action;
      const rebased = {
        past: past.map(upon),
        document: upon(document),
        future: future.map(upon),
        saved,
        revision,
        lastStep: undefined,
      };
      return chosen === undefined
        ? rebased
        : { ...rebased, document: chosen, past: [...rebased.past, rebased.document], future: [] };
    }
  }
}
