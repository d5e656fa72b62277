/** Requests to the content service for an open page or menu, and their results. */
import type {
  ContentKind,
  ServiceFinding,
  ContentRefusal,
  ContentRefusalCode,
  Revision,
  RevisionInfo,
} from '@solvik/content-schema/editing';
import type { SignedOut, Unreachable } from '../content-service/requestProblem.ts';

/** The pending request. */
export type Doing = 'reading' | 'saving' | 'publishing' | 'deciding';

/** The result of the last request; shown until the next one. */
export type DocumentNotice<K extends ContentKind = ContentKind> =
  | {
      readonly kind:
        | 'published'
        | 'superseded'
        | 'scheduled'
        | 'unscheduled'
        | 'retired'
        | 'fetched'
        | 'restored';
    }
  | { readonly kind: 'unreachable' | 'signed-out'; readonly during: Doing }
  | {
      readonly kind: 'refused';
      readonly code: ContentRefusalCode;
      readonly findings?: readonly ServiceFinding[];
    }
  /** An older revision could not be published as it is; its findings are of its own document. */
  | {
      readonly kind: 'faulty';
      readonly revision: Revision<K>;
      readonly findings: readonly ServiceFinding[];
      readonly kept?: number;
    }
  /** It is the edited document now, and not saved. */
  | { readonly kind: 'fixing'; readonly revision: number }
  /** `kept` is the revision that holds what was not saved before. */
  | { readonly kind: 'rolled-back'; readonly revision: number; readonly kept?: number }
  /** Another editor saved meanwhile, elsewhere on the page: both are merged now. */
  | {
      readonly kind: 'merged';
      readonly newest: RevisionInfo;
      /** The decision waits until the editor has viewed it. */ readonly isHeld?: boolean;
    }
  /** Another editor saved meanwhile, and changed the same; this is theirs. */
  | { readonly kind: 'conflict'; readonly newest: Revision<K> };

/** A failure does not concern a document, so it is the same for every kind of content. */
type Failure = Extract<DocumentNotice, { readonly kind: 'refused' | 'unreachable' | 'signed-out' }>;

export const failureNotice = (
  answer: ContentRefusal | SignedOut | Unreachable,
  during: Doing,
): Failure => (answer.kind === 'refused' ? answer : { kind: answer.kind, during });

/**
 * The result of leaving a page; `before` is the document before, unless another editor's work is in
 * it now.
 */
export type Settled<D> =
  | { readonly kind: 'clean' | 'stuck' }
  | { readonly kind: 'kept'; readonly revision: number; readonly before?: D };
