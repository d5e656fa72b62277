/** Makes pages and areas, anew or after another one. Shoppers see nothing of them before they are published. */
import type {
  ChangeAnswer,
  CreateRequest,
  DuplicateRequest,
  Editor,
  PageDocument,
} from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { inTransaction, run } from '../../database/database.ts';
import { allotIdentifiers } from '../../database/identifiers.ts';
import { checkAliases } from './checkInShop.ts';
import { addRevision, readNewest, readSummary } from './contentRows.ts';
import { deskTag } from './deskEvents.ts';
import { readSent } from './readSent.ts';
import type { DeskShop } from './saveRevision.ts';

/** It names the page in menus and links of the shop, and is the address of a copy until it is given another. */
const isKey = (key: unknown): key is string =>
  typeof key === 'string' && key.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key);

export async function createPage(
  shop: DeskShop,
  editor: Editor,
  { key, document }: CreateRequest,
): Promise<ChangeAnswer<'page'>> {
  if (!isKey(key)) return { kind: 'refused', code: 'bad-key' };
  const sent = readSent('page', document);
  if (sent.kind === 'unreadable')
    return { kind: 'refused', code: 'unreadable', findings: sent.findings };
  const content = { kind: 'page', key } as const;
  const [held] = await readNewest(shop.database.handle, { only: content, now: shop.clock() });
  if (held) return { kind: 'refused', code: 'key-taken' };
  // A draft at the address of another page would be shown as that page, and could never be published.
  const taken = await checkAliases(sent.document, null, shop.database.handle);
  if (taken.length > 0) return { kind: 'refused', code: 'has-errors', findings: taken };
  const isMade = await inTransaction(shop.database, async (transaction) => {
    const pageId = await allotIdentifiers(transaction, 'page', 1);
    const made = await run(
      transaction,
      sql`insert into content_states (kind, key, page_id, latest, is_edited) values ('page', ${key}, ${pageId}, 1, true) on conflict do nothing`,
    );
    if (made === 0) return false;
    await addRevision(transaction, {
      ...content,
      number: 1,
      document: sent.document,
      author: editor.name,
      at: new Date(shop.clock()),
    });
    return true;
  });
  if (!isMade) return { kind: 'refused', code: 'key-taken' };
  shop.events.emit([deskTag('changed', content)]);
  return { kind: 'done', summary: await readSummary(shop.database.handle, content, shop.clock()) };
}

/** An address is nobody else's, so the copy gets its key for one in every language. */
export function copyOf(
  { alias, ...document }: PageDocument,
  { key, name }: DuplicateRequest,
): PageDocument {
  return {
    ...document,
    name,
    ...(alias && {
      alias: Object.fromEntries(Object.keys(alias).map((language) => [language, key])),
    }),
  };
}

export async function duplicatePage(
  shop: DeskShop,
  { editor, key }: { readonly editor: Editor; readonly key: string },
  request: DuplicateRequest,
): Promise<ChangeAnswer<'page'>> {
  const [row] = await readNewest(shop.database.handle, {
    only: { kind: 'page', key },
    now: shop.clock(),
  });
  if (!row) return { kind: 'refused', code: 'unknown' };
  return createPage(shop, editor, {
    key: request.key,
    document: copyOf(row.document as PageDocument, request),
  });
}
