/**
 * What the content service stores: pages, areas and menus with their revisions. Timestamps are ISO
 * 8601 texts.
 */
import type { ByLanguage } from '../document/languages.ts';
import type { MenuDocument, MenuLocation } from '../document/menuDocument.ts';
import type { PageDocument } from '../document/pageDocument.ts';
import type { Finding } from '../findings/finding.ts';

/** A page is a content page or an area of another screen; a menu is identified by its location. */
export const contentKinds = ['page', 'menu'] as const;
export type ContentKind = (typeof contentKinds)[number];

export interface DocumentByKind {
  readonly page: PageDocument;
  readonly menu: MenuDocument;
}

export interface ContentRef<K extends ContentKind = ContentKind> {
  readonly kind: K;
  readonly key: string;
}

export interface RevisionInfo {
  /** Counted from 1 for each page and menu. */
  readonly number: number;
  readonly author: string;
  readonly savedAt: string;
  readonly note?: string;
  /** The revision it is a copy of, after rolling back. */
  readonly restoredFrom?: number;
}

export interface Revision<K extends ContentKind = ContentKind> extends RevisionInfo {
  readonly document: DocumentByKind[K];
}

/** What the shop knows beyond the document: other pages, the catalogue, the route table. */
export const serviceFindingCodes = [
  'alias-taken',
  'alias-reserved',
  'place-taken',
  'unknown-target',
  'unknown-picture',
  'unknown-link',
  'moved-link',
  'unknown-product',
  'code-unknown',
  'code-over',
  'campaign-over',
  'other-price',
] as const;
export type ServiceFindingCode = (typeof serviceFindingCodes)[number];

export type ServiceFinding =
  | Finding
  | (Omit<Finding, 'code'> & { readonly code: ServiceFindingCode });

/** `changed`: shoppers see a revision, and a newer one waits. */
export type ContentState = 'draft' | 'published' | 'changed' | 'retired';

export interface Scheduled {
  readonly revision: number;
  readonly at: string;
  readonly by: string;
  /** Why it could not be published at its time; it waits for an editor. */
  readonly failure?: { readonly at: string; readonly findings: readonly ServiceFinding[] };
}

/** An editor who has it open. */
export interface EditorAt {
  readonly sessionId: string;
  readonly name: string;
  readonly since: string;
}

interface Summary {
  readonly key: string;
  readonly state: ContentState;
  readonly latest: RevisionInfo;
  /** What is published; absent when nothing is. */
  readonly published?: { readonly revision: number; readonly at: string; readonly by: string };
  readonly scheduled?: Scheduled;
  readonly retired?: { readonly at: string; readonly by: string; readonly redirectTo?: string };
  readonly open: readonly EditorAt[];
}

/** Of the newest revision. */
export interface PageSummary
  extends
    Summary,
    Pick<PageDocument, 'name' | 'title' | 'alias' | 'family' | 'areaName' | 'filters' | 'tags'> {
  readonly kind: 'page';
  /** As the Data API numbers it. */
  readonly pageId: number;
}

export interface MenuSummary extends Summary {
  readonly kind: 'menu';
  readonly key: MenuLocation;
  readonly title?: ByLanguage<string>;
}

export interface SummaryByKind {
  readonly page: PageSummary;
  readonly menu: MenuSummary;
}
