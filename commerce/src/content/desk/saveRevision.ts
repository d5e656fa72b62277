/** Keeps what an editor wrote as a new revision, unless somebody else saved since they began. */
import type {
  ContentKind,
  ContentRef,
  DeskFinding,
  Editor,
  SaveAnswer,
  SaveRequest,
} from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { first, inTransaction, type Queries } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { checkInShop } from './checkInShop.ts';
import {
  addRevision,
  lockState,
  readRevision,
  readSummary,
  type RevisionRow,
  viewRevision,
  viewRevisionInfo,
} from './contentRows.ts';
import { deskTag } from './deskEvents.ts';
import { readSent, type Sent } from './readSent.ts';

const longestNote = 300;

export type DeskShop = Pick<Shop, 'database' | 'catalogue' | 'events' | 'clock' | 'fronts'>;

type Kept<K extends ContentKind> =
  | {
      readonly kind: 'kept';
      readonly revision: RevisionRow<K>;
      readonly isNew: boolean;
      readonly pageId: number | null;
    }
  | { readonly kind: 'conflict'; readonly newest: RevisionRow<K> }
  | { readonly kind: 'unknown' };

type Keeping<K extends ContentKind> = {
  readonly content: ContentRef<K>;
  readonly sent: Extract<Sent<K>, { readonly kind: 'read' }>;
  readonly basedOn: number;
  readonly note: string | undefined;
  readonly author: string;
  readonly at: Date;
};

async function keep<K extends ContentKind>(
  transaction: Queries,
  { content, sent, basedOn, note, author, at }: Keeping<K>,
): Promise<Kept<K>> {
  const state = await lockState(content, transaction);
  const newest = state && (await readRevision(transaction, content, state.latest));
  if (!state || !newest) return { kind: 'unknown' };
  const { kind, key } = content;
  // Sent again because the answer was lost, or saved without a change: it is kept already.
  const same = await first(
    transaction,
    sql`select number from content_revisions where kind = ${kind} and key = ${key} and number = ${state.latest} and document = ${JSON.stringify(sent.document)}::jsonb`,
  );
  if (same) return { kind: 'kept', revision: newest, isNew: false, pageId: state.page_id };
  if (state.latest !== basedOn) return { kind: 'conflict', newest };
  const number = state.latest + 1;
  await addRevision(transaction, { ...content, number, document: sent.document, author, at, note });
  return {
    kind: 'kept',
    revision: {
      number,
      author,
      saved_at: at,
      note: note ?? null,
      restored_from: null,
      document: sent.document,
    },
    isNew: true,
    pageId: state.page_id,
  };
}

/** Whether the editor may is decided before (contentDesk.ts). */
export async function saveRevision<K extends ContentKind>(
  shop: DeskShop,
  { editor, content }: { readonly editor: Editor; readonly content: ContentRef<K> },
  { basedOn, document, note }: SaveRequest,
): Promise<SaveAnswer<K>> {
  const at = new Date(shop.clock());
  const sent = readSent(content.kind, document, at.getTime());
  if (sent.kind === 'unreadable')
    return { kind: 'refused', code: 'unreadable', findings: sent.findings };
  const words = note?.trim().slice(0, longestNote) || undefined;
  const kept = await inTransaction(shop.database, (transaction) =>
    keep(transaction, { content, sent, basedOn, note: words, author: editor.name, at }),
  );
  if (kept.kind === 'unknown') return { kind: 'refused', code: 'unknown' };
  if (kept.kind === 'conflict') return { kind: 'conflict', newest: viewRevision(kept.newest) };
  if (kept.isNew) shop.events.emit([deskTag('changed', content)]);
  const queries = shop.database.handle;
  const findings: readonly DeskFinding[] = [
    ...sent.findings,
    ...(await checkInShop(
      { ...content, document: sent.document, pageId: kept.pageId },
      {
        queries,
        index: await shop.catalogue.get(),
        asking: { now: at.getTime(), fronts: shop.fronts },
      },
    )),
  ];
  return {
    kind: 'saved',
    summary: await readSummary(queries, content, shop.clock()),
    revision: viewRevisionInfo(kept.revision),
    findings,
  };
}
