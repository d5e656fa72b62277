/**
 * Unpublishes a page or area. Its addresses redirect (retiredRedirect.ts) or are not found; its
 * revisions stay, and publishing one restores it.
 */
import { sourceLocale } from '@solvik/shop';
import { readAddress } from '@solvik/addresses';
import { isSafeHref } from '@solvik/content-schema';
import type { ChangeResponse, Editor, RetireRequest } from '@solvik/content-schema/editing';
import { findAlias } from '../../catalogue/findAlias.ts';
import type { Queries } from '../../database/database.ts';
import type { ShopKnowledge } from './shopKnowledge.ts';
import { clearedSchedule } from './contentRows.ts';
import { changeContentState } from './publishing.ts';
import { routeExists } from './routeExists.ts';
import { dropPageAliases, tagsOf } from './publishRevision.ts';
import type { ContentServiceRuntime } from './saveRevision.ts';

async function isAnotherPage(queries: Queries, key: string, pageId: number): Promise<boolean> {
  const page = await queries
    .selectFrom('pages')
    .select('key')
    .where('key', '=', key)
    .where('alias', 'is not', null)
    .where('pageId', '<>', pageId)
    .executeTakeFirst();
  return page !== undefined;
}

/** Whether a page may redirect there: the key of another page, or a path of the shop. */
async function canLeadTo(
  redirectTo: string,
  pageId: number,
  shop: ShopKnowledge,
): Promise<boolean> {
  const { queries } = shop;
  if (!redirectTo.startsWith('/')) return isAnotherPage(queries, redirectTo, pageId);
  if (!isSafeHref(redirectTo) || !(await routeExists(redirectTo, shop))) return false;
  const address = readAddress(redirectTo.split(/[?#]/)[0] ?? '/', sourceLocale);
  return (
    address?.route !== 'page' ||
    (await findAlias(queries, 'page', {
      alias: address.params['alias'] ?? '',
      locale: address.locale,
    })) !== pageId
  );
}

async function deletePublished(transaction: Queries, pageId: number): Promise<void> {
  await dropPageAliases(transaction, pageId);
  await transaction.deleteFrom('pages').where('pageId', '=', pageId).execute();
}

export async function retirePage(
  shop: ContentServiceRuntime,
  { editor, key }: { readonly editor: Editor; readonly key: string },
  { redirectTo }: RetireRequest,
): Promise<ChangeResponse<'page'>> {
  const at = new Date(shop.clock());
  const content = { kind: 'page', key } as const;
  const index = await shop.catalogue.get();
  return changeContentState(shop, content, async (transaction, state) => {
    const { pageId } = state;
    if (state.retiredAt) return { kind: 'refused', code: 'is-retired' };
    if (
      redirectTo !== undefined &&
      !(await canLeadTo(redirectTo, pageId ?? 0, { queries: transaction, index }))
    )
      return { kind: 'refused', code: 'bad-redirect' };
    if (pageId !== null) await deletePublished(transaction, pageId);
    await transaction
      .updateTable('contentStates')
      .set({
        published: null,
        publishedAt: null,
        publishedBy: null,
        ...clearedSchedule,
        retiredAt: at,
        retiredBy: editor.name,
        redirectTo: redirectTo ?? null,
        isEdited: true,
        fingerprint: null,
      })
      .where('kind', '=', 'page')
      .where('key', '=', key)
      .execute();
    return { kind: 'done', tags: tagsOf(content) };
  });
}
