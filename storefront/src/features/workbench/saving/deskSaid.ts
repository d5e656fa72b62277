/** What is asked of the desk for an open page or menu, and what comes of it. */
import type {
  ContentKind,
  DeskFinding,
  DeskRefusal,
  DeskRefusalCode,
  Revision,
  RevisionInfo,
} from '@solvik/content-schema/editing';
import type { SignedOut, Unreachable } from '../workbenchApi.ts';

/** What is being asked of the desk. */
export type Doing = 'reading' | 'saving' | 'publishing' | 'deciding';

/** What came of the last thing asked of the desk; said until the next one. */
export type DeskSaid<K extends ContentKind = ContentKind> =
  | {
      readonly kind:
        | 'published'
        | 'overtaken'
        | 'scheduled'
        | 'unscheduled'
        | 'retired'
        | 'fetched'
        | 'restored';
    }
  | { readonly kind: 'unreachable' | 'signed-out'; readonly during: Doing }
  | {
      readonly kind: 'refused';
      readonly code: DeskRefusalCode;
      readonly findings?: readonly DeskFinding[];
    }
  /** An older revision could not be published as it is; its findings are of its own document. */
  | {
      readonly kind: 'faulty';
      readonly revision: Revision<K>;
      readonly findings: readonly DeskFinding[];
      readonly kept?: number;
    }
  /** It is what is edited now, and not saved. */
  | { readonly kind: 'mending'; readonly revision: number }
  /** `kept` is the revision that holds what was not saved before. */
  | { readonly kind: 'rolled-back'; readonly revision: number; readonly kept?: number }
  /** Somebody saved meanwhile, elsewhere on the page: both stand there now. */
  | {
      readonly kind: 'merged';
      readonly newest: RevisionInfo;
      /** What was to be decided waits until somebody has looked. */ readonly isHeld?: boolean;
    }
  /** Somebody saved meanwhile, and changed the same; this is theirs. */
  | { readonly kind: 'conflict'; readonly newest: Revision<K> };

export const sayFailure = (
  answer: DeskRefusal | SignedOut | Unreachable,
  during: Doing,
): DeskSaid => (answer.kind === 'refused' ? answer : { kind: answer.kind, during });

/** What leaving a page came to; `before` is what it was, unless somebody else's work is in it now. */
export type Settled<D> =
  | { readonly kind: 'clean' | 'stuck' }
  | { readonly kind: 'kept'; readonly revision: number; readonly before?: D };
