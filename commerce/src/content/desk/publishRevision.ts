/** Makes a revision what shoppers see: checked with everything else in the shop, written, and its old addresses kept. */
import type {
  ContentRef,
  DeskFinding,
  MenuDocument,
  PageDocument,
} from '@solvik/content-schema/editing';
import { writeAddress } from '@solvik/addresses';
import { sql } from 'kysely';
import { storeMenus, storePages } from '../../catalogue/writing/writeContent.ts';
import { first, type Queries, run } from '../../database/database.ts';
import { aliasesByLocale, checkInShop, type ShopKnowledge } from './checkInShop.ts';
import { addRevision, isMenuLocation, type RevisionRow, type StateRow } from './contentRows.ts';
import { checkSent } from './readSent.ts';

export interface Publishing {
  readonly state: StateRow;
  readonly revision: Pick<RevisionRow, 'number' | 'document'>;
  readonly by: string;
  readonly at: Date;
  /** Publishes it as a new revision even when it is not older than what is published. */
  readonly isRollBack?: boolean;
}

/** What keeps a document from being published; empty when nothing does. */
export async function findErrors(
  { state, revision: { document } }: Pick<Publishing, 'state' | 'revision'>,
  { queries, index }: ShopKnowledge,
): Promise<readonly DeskFinding[]> {
  const { kind, key, page_id: pageId } = state;
  const findings: readonly DeskFinding[] = [
    ...checkSent(kind, document).findings,
    ...(await checkInShop({ kind, key, document, pageId }, { queries, index })),
  ];
  return findings.filter(({ level }) => level === 'error');
}

async function writePage(
  transaction: Queries,
  document: PageDocument,
  { key, pageId }: { readonly key: string; readonly pageId: number },
): Promise<string> {
  if (!document.alias)
    await run(
      transaction,
      sql`update aliases set is_current = false where kind = 'page' and target_id = ${pageId}`,
    );
  await storePages(transaction, [{ ...document, key }], new Map([[key, pageId]]));
  // Somebody lives here now: what a merchant's old list says of this address holds no more.
  const paths = document.alias
    ? aliasesByLocale(document.alias).map(({ locale, alias }) =>
        writeAddress('page', locale, { alias }),
      )
    : [];
  await run(transaction, sql`delete from url_history where old_url = any(${paths}::text[])`);
  const row = await first(
    transaction,
    sql<{ fingerprint: string }>`select fingerprint from pages where page_id = ${pageId}`,
  );
  return row?.fingerprint ?? '';
}

async function writeMenu(
  transaction: Queries,
  document: MenuDocument,
  location: string,
): Promise<string> {
  if (!isMenuLocation(location)) throw new Error(`There is no menu at ${location}.`);
  await storeMenus(transaction, [{ ...document, location }]);
  const row = await first(
    transaction,
    sql<{ fingerprint: string }>`select fingerprint from menus where location = ${location}`,
  );
  return row?.fingerprint ?? '';
}

/** What is older comes back as a new revision, so that history only grows. */
async function numberOf(
  transaction: Queries,
  { state, revision: { number, document }, by, at, isRollBack = false }: Publishing,
): Promise<number> {
  const isOlder = number !== state.latest && (isRollBack || number < (state.published ?? 0));
  if (!isOlder) return number;
  const { kind, key, latest } = state;
  await addRevision(transaction, {
    kind,
    key,
    number: latest + 1,
    document,
    author: by,
    at,
    restoredFrom: number,
  });
  return latest + 1;
}

/** Writes what has no errors. The content and the state are locked by the caller. */
export async function publishRevision(transaction: Queries, publishing: Publishing): Promise<void> {
  const {
    state,
    revision: { document },
    by,
    at,
  } = publishing;
  const number = await numberOf(transaction, publishing);
  const { kind, key, page_id: pageId } = state;
  const fingerprint =
    kind === 'page'
      ? await writePage(transaction, document as PageDocument, { key, pageId: pageId ?? 0 })
      : await writeMenu(transaction, document as MenuDocument, key);
  // A schedule that would bring back what is older than this has lost its sense.
  const isOvertaken = state.scheduled !== null && state.scheduled <= number;
  await run(
    transaction,
    sql`update content_states set published = ${number}, published_at = ${at}, published_by = ${by}, retired_at = null, retired_by = null, redirect_to = null, is_edited = true, fingerprint = ${fingerprint},
        scheduled = case when ${isOvertaken} then null else scheduled end, scheduled_at = case when ${isOvertaken} then null else scheduled_at end,
        scheduled_by = case when ${isOvertaken} then null else scheduled_by end, failure = case when ${isOvertaken} then null else failure end
      where kind = ${kind} and key = ${key}`,
  );
}

/** What the caches of every node are told after publishing: menus stand on every page. */
export const tagsOf = ({ kind }: ContentRef): readonly string[] =>
  kind === 'menu' ? ['content', 'menus'] : ['content'];
