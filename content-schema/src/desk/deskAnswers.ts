/** What the content desk answers: each a union on `kind`, the same in the back end and in the editors' screens. */
import type {
  ContentKind,
  DeskFinding,
  MenuSummary,
  PageSummary,
  Revision,
  RevisionInfo,
  SummaryByKind,
} from './deskContent.ts';
import type { LinkTarget } from './linkTarget.ts';

export const deskRefusals = [
  /** The editor's role or session does not reach this far. */
  'role',
  'scope',
  'unknown',
  'no-such-revision',
  /** Its key is somebody's already, or none that can be. */
  'key-taken',
  'bad-key',
  /** It cannot be read as a document at all; it has errors and cannot be published. */
  'unreadable',
  'has-errors',
  'is-retired',
  'moment-over',
  'not-scheduled',
  'bad-redirect',
  /** The request itself: not what the desk understands, more than a megabyte, or sent by another site. */
  'bad-request',
  'too-large',
  'foreign-request',
] as const;
export type DeskRefusalCode = (typeof deskRefusals)[number];

export interface DeskRefusal {
  readonly kind: 'refused';
  readonly code: DeskRefusalCode;
  readonly findings?: readonly DeskFinding[];
}

export interface DeskList {
  readonly kind: 'list';
  readonly pages: readonly PageSummary[];
  readonly menus: readonly MenuSummary[];
}

export interface Found<K extends ContentKind> {
  readonly kind: 'found';
  readonly summary: SummaryByKind[K];
  readonly revision: Revision<K>;
  readonly findings: readonly DeskFinding[];
}

export type ReadAnswer<K extends ContentKind> = Found<K> | DeskRefusal;

/** Newest first. */
export type HistoryAnswer =
  | { readonly kind: 'history'; readonly revisions: readonly RevisionInfo[] }
  | DeskRefusal;

/** `conflict`: somebody saved meanwhile; nothing was overwritten, and this is what they saved. */
export type SaveAnswer<K extends ContentKind> =
  | {
      readonly kind: 'saved';
      readonly summary: SummaryByKind[K];
      readonly revision: RevisionInfo;
      readonly findings: readonly DeskFinding[];
    }
  | { readonly kind: 'conflict'; readonly newest: Revision<K> }
  | DeskRefusal;

/** `overtaken`: another revision was published meanwhile; nothing was done. */
export type ChangeAnswer<K extends ContentKind> =
  | { readonly kind: 'done'; readonly summary: SummaryByKind[K] }
  | { readonly kind: 'overtaken'; readonly summary: SummaryByKind[K] }
  | DeskRefusal;

/** What would be said of a document if it were saved now; nothing is kept. */
export type CheckAnswer =
  | { readonly kind: 'checked'; readonly findings: readonly DeskFinding[] }
  | DeskRefusal;

/** Everything of the shop that a link can lead to. */
export interface TargetsAnswer {
  readonly kind: 'targets';
  readonly targets: readonly LinkTarget[];
}

export interface CheckRequest {
  readonly document: unknown;
}

export interface SaveRequest {
  /** The revision the editor began with. */
  readonly basedOn: number;
  readonly document: unknown;
  readonly note?: string;
}

export interface PublishRequest {
  readonly revision: number;
  /** The revision that the editor sees as published; null when none is. */
  readonly over: number | null;
}

export interface ScheduleRequest {
  readonly revision: number;
  readonly at: string;
}

export interface CreateRequest {
  /** Lower-case letters, figures and single hyphens; never changed after. */
  readonly key: string;
  readonly document: unknown;
}

export interface DuplicateRequest {
  readonly key: string;
  /** What editors call the copy. */
  readonly name: string;
}

export interface RetireRequest {
  /** A page's key, or a path of the shop; without it the address is not found. */
  readonly redirectTo?: string;
}

/** Told to everybody who has the workbench open. */
export type DeskEvent = {
  readonly kind: 'changed' | 'presence';
  readonly content: { readonly kind: ContentKind; readonly key: string };
};
