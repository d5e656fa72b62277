/** Saves what an editor wrote as a new revision, unless another editor saved meanwhile. */
import type {
  ContentKind,
  ContentRef,
  ServiceFinding,
  DocumentByKind,
  Editor,
  SaveResponse,
  SaveRequest,
} from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { inTransaction, type Queries } from '../../database/database.ts';
import type { CatalogueRuntime } from '../../catalogue/catalogueRuntime.ts';
import { checkAgainstShop } from './checkAgainstShop.ts';
import {
  addRevision,
  lockState,
  readRevision,
  readSummary,
  type RevisionRow,
  viewRevision,
  viewRevisionInfo,
} from './contentRows.ts';
import { contentTag } from './contentEvents.ts';
import { parseSubmittedDocument, type SubmittedDocument } from './parseSubmittedDocument.ts';

const maxNoteLength = 300;

export type ContentServiceRuntime = Pick<
  CatalogueRuntime,
  'database' | 'catalogue' | 'events' | 'clock' | 'siteOrigins'
>;

type Document = DocumentByKind[ContentKind];

type InsertedRevision<K extends ContentKind> =
  | {
      readonly kind: 'stored';
      readonly revision: RevisionRow<K>;
      readonly isNew: boolean;
      readonly pageId: number | null;
    }
  | { readonly kind: 'conflict'; readonly newest: RevisionRow<K> }
  | { readonly kind: 'unknown' };

type Keeping<K extends ContentKind> = {
  readonly content: ContentRef<K>;
  readonly sent: Extract<SubmittedDocument<K>, { readonly kind: 'read' }>;
  readonly basedOn: number;
  readonly note: string | undefined;
  readonly author: string;
  readonly at: Date;
};

async function insertRevision<K extends ContentKind>(
  transaction: Queries,
  { content, sent, basedOn, note, author, at }: Keeping<K>,
): Promise<InsertedRevision<K>> {
  const state = await lockState(content, transaction);
  const newest = state && (await readRevision(transaction, content, state.latest));
  if (!state || !newest) return { kind: 'unknown' };
  const { kind, key } = content;
  // Sent again because the response was lost, or saved without a change: it is stored already.
  const same = await transaction
    .selectFrom('contentRevisions')
    .select('number')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('number', '=', state.latest)
    .where('document', '=', sql<Document>`${JSON.stringify(sent.document)}::jsonb`)
    .executeTakeFirst();
  if (same) return { kind: 'stored', revision: newest, isNew: false, pageId: state.pageId };
  if (state.latest !== basedOn) return { kind: 'conflict', newest };
  const number = state.latest + 1;
  await addRevision(transaction, { ...content, number, document: sent.document, author, at, note });
  return {
    kind: 'stored',
    revision: {
      number,
      author,
      savedAt: at,
      note: note ?? null,
      restoredFrom: null,
      document: sent.document,
    },
    isNew: true,
    pageId: state.pageId,
  };
}

/** The editor's permission is checked before (contentService.ts). */
export async function saveRevision<K extends ContentKind>(
  shop: ContentServiceRuntime,
  { editor, content }: { readonly editor: Editor; readonly content: ContentRef<K> },
  { basedOn, document, note }: SaveRequest,
): Promise<SaveResponse<K>> {
  const at = new Date(shop.clock());
  const sent = parseSubmittedDocument(content.kind, document, at.getTime());
  if (sent.kind === 'unreadable')
    return { kind: 'refused', code: 'unreadable', findings: sent.findings };
  const trimmedNote = note?.trim().slice(0, maxNoteLength) || undefined;
  const result = await inTransaction(shop.database, (transaction) =>
    insertRevision(transaction, {
      content,
      sent,
      basedOn,
      note: trimmedNote,
      author: editor.name,
      at,
    }),
  );
  if (result.kind === 'unknown') return { kind: 'refused', code: 'unknown' };
  if (result.kind === 'conflict') return { kind: 'conflict', newest: viewRevision(result.newest) };
  if (result.isNew) shop.events.emit([contentTag('changed', content)]);
  const queries = shop.database.handle;
  const findings: readonly ServiceFinding[] = [
    ...sent.findings,
    ...(await checkAgainstShop(
      { ...content, document: sent.document, pageId: result.pageId },
      {
        queries,
        index: await shop.catalogue.get(),
        linkCheck: { now: at.getTime(), siteOrigins: shop.siteOrigins },
      },
    )),
  ];
  return {
    kind: 'saved',
    summary: await readSummary(queries, content, shop.clock()),
    revision: viewRevisionInfo(result.revision),
    findings,
  };
}
