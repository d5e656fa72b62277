/** A page or menu under edit: what it is, what it was, and what is saved. */
const mostSteps = 200;

export interface Editing<D> {
  readonly document: D;
  readonly past: readonly D[];
  readonly future: readonly D[];
  /** As the desk last gave or took it. */
  readonly saved: D;
  /** The revision that is saved. */
  readonly revision: number;
  /** What the last step was about; the next of the same is one with it for undoing. */
  readonly lastStep?: string | undefined;
}

export type EditingAction<D> =
  | { readonly kind: 'open'; readonly document: D; readonly revision: number }
  /** `about` joins steps: each letter of a word is not one to undo. */
  | { readonly kind: 'edit'; readonly document: D; readonly about?: string }
  /** Another is on its way: what was open is no longer to be edited. */
  | { readonly kind: 'close' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  /** The desk has taken `document`; what was edited since stays. */
  | { readonly kind: 'saved'; readonly document: D; readonly revision: number }
  /** The desk has something newer, from somebody else: every step becomes what it would have been upon that. `chosen` takes its place as one more. */
  | {
      readonly kind: 'rebase';
      readonly saved: D;
      readonly revision: number;
      readonly upon: (step: D) => D;
      readonly chosen?: D;
    };

export const isDirty = <D>({ document, saved }: Editing<D>): boolean =>
  document !== saved && JSON.stringify(document) !== JSON.stringify(saved);

export function reduceEditing<D>(
  state: Editing<D> | undefined,
  action: EditingAction<D>,
): Editing<D> | undefined {
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
        past: isSame ? past : [...past, document].slice(-mostSteps),
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
