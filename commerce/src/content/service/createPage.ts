/**
 * Creates pages and areas, empty or as a copy. Shoppers do not see them before they are published.
 */
import type {
  ChangeResponse,
  CreateRequest,
  DuplicateRequest,
  Editor,
  PageDocument,
} from '@solvik/content-schema/editing';
import { inTransaction } from '../../database/database.ts';
import { allocateIdentifiers } from '../../database/identifiers.ts';
import { documentOfKind } from '../../database/stored/documentOfKind.ts';
import { checkAliases } from './checkAgainstShop.ts';
import { addRevision, readNewest, readSummary } from './contentRows.ts';
import { contentTag } from './contentEvents.ts';
import { parseSubmittedDocument } from './parseSubmittedDocument.ts';
import type { ContentServiceRuntime } from './saveRevision.ts';

/**
 * Whether a key is valid. It names the page in menus and links, and is the address of a copy until
 * an editor changes it.
 */
const isKey = (key: unknown): key is string =>
  typeof key === 'string' && key.length <= 60 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(key);

export async function createPage(
  shop: ContentServiceRuntime,
  editor: Editor,
  { key, document }: CreateRequest,
): Promise<ChangeResponse<'page'>> {
  if (!isKey(key)) return { kind: 'refused', code: 'bad-key' };
  const sent = parseSubmittedDocument('page', document);
  if (sent.kind === 'unreadable')
    return { kind: 'refused', code: 'unreadable', findings: sent.findings };
  const content = { kind: 'page', key } as const;
  const [held] = await readNewest(shop.database.handle, { only: content, now: shop.clock() });
  if (held) return { kind: 'refused', code: 'key-taken' };
  // A draft at another page's address would be previewed as that page, and could not be published.
  const taken = await checkAliases(sent.document, null, shop.database.handle);
  if (taken.length > 0) return { kind: 'refused', code: 'has-errors', findings: taken };
  const isMade = await inTransaction(shop.database, async (transaction) => {
    const pageId = await allocateIdentifiers(transaction, 'page', 1);
    const made = await transaction
      .insertInto('contentStates')
      .values({ ...content, pageId, latest: 1, isEdited: true })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (made.numInsertedOrUpdatedRows === 0n) return false;
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
  shop.events.emit([contentTag('changed', content)]);
  return { kind: 'done', summary: await readSummary(shop.database.handle, content, shop.clock()) };
}

/** Addresses are unique, so the copy's key is its address in every language. */
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
  shop: ContentServiceRuntime,
  { editor, key }: { readonly editor: Editor; readonly key: string },
  request: DuplicateRequest,
): Promise<ChangeResponse<'page'>> {
  const [row] = await readNewest(shop.database.handle, {
    only: { kind: 'page', key },
    now: shop.clock(),
  });
  if (row?.kind !== 'page') return { kind: 'refused', code: 'unknown' };
  const document = copyOf(documentOfKind('page', row.document), request);
  return createPage(shop, editor, { key: request.key, document });
}
