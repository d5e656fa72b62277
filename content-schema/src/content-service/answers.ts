/**
 * The content service's responses: each a union on `kind`, the same in the back end and in the
 * workbench.
 */
import type {
  ContentKind,
  ServiceFinding,
  MenuSummary,
  PageSummary,
  Revision,
  RevisionInfo,
  SummaryByKind,
} from './content.ts';
import type { LinkTarget } from './linkTarget.ts';

export const contentRefusals = [
  /** The editor's role or session does not permit this. */
  'role',
  'scope',
  'unknown',
  'no-such-revision',
  /** Its key is taken, or malformed. */
  'key-taken',
  'bad-key',
  /** It is malformed as a document; it has errors and cannot be published. */
  'unreadable',
  'has-errors',
  'is-retired',
  'moment-over',
  'not-scheduled',
  'bad-redirect',
  /** The request itself is malformed, larger than a megabyte, or sent by another site. */
  'bad-request',
  'too-large',
  'foreign-request',
] as const;
export type ContentRefusalCode = (typeof contentRefusals)[number];

export interface ContentRefusal {
  readonly kind: 'refused';
  readonly code: ContentRefusalCode;
  readonly findings?: readonly ServiceFinding[];
}

export interface ContentList {
  readonly kind: 'list';
  readonly pages: readonly PageSummary[];
  readonly menus: readonly MenuSummary[];
}

export interface Found<K extends ContentKind> {
  readonly kind: 'found';
  readonly summary: SummaryByKind[K];
  readonly revision: Revision<K>;
  readonly findings: readonly ServiceFinding[];
}

export type ReadResponse<K extends ContentKind> = Found<K> | ContentRefusal;

/** Newest first. */
export type HistoryResponse =
  | { readonly kind: 'history'; readonly revisions: readonly RevisionInfo[] }
  | ContentRefusal;

/**
 * `conflict`: another editor saved meanwhile; nothing was overwritten, and this is what they saved.
 */
export type SaveResponse<K extends ContentKind> =
  | {
      readonly kind: 'saved';
      readonly summary: SummaryByKind[K];
      readonly revision: RevisionInfo;
      readonly findings: readonly ServiceFinding[];
    }
  | { readonly kind: 'conflict'; readonly newest: Revision<K> }
  | ContentRefusal;

/** `superseded`: another revision was published meanwhile; nothing was done. */
export type ChangeResponse<K extends ContentKind> =
  | { readonly kind: 'done'; readonly summary: SummaryByKind[K] }
  | { readonly kind: 'superseded'; readonly summary: SummaryByKind[K] }
  | ContentRefusal;

/** The findings that a document would have if it were saved now; nothing is stored. */
export type CheckResponse =
  | { readonly kind: 'checked'; readonly findings: readonly ServiceFinding[] }
  | ContentRefusal;

/** Everything of the shop that a link can lead to. */
export interface TargetsResponse {
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
  /** The revision that the editor sees as published; null when there is none. */
  readonly over: number | null;
}

export interface ScheduleRequest {
  readonly revision: number;
  readonly at: string;
}

export interface CreateRequest {
  /** Lower-case letters, digits and single hyphens; never changed after. */
  readonly key: string;
  readonly document: unknown;
}

export interface DuplicateRequest {
  readonly key: string;
  /** The copy's name for editors. */
  readonly name: string;
}

export interface RetireRequest {
  /** A page's key, or a path of the shop; without it the address is not found. */
  readonly redirectTo?: string;
}

/** Sent to everybody who has the workbench open. */
export type ContentEvent = {
  readonly kind: 'changed' | 'presence';
  readonly content: { readonly kind: ContentKind; readonly key: string };
};
