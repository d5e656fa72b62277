/** Takes a page or area away from shoppers. Its addresses lead on (retiredRedirect.ts), or are not found; its revisions stay, and publishing one brings it back. */
import { readAddress } from '@solvik/addresses';
import { isSafeHref } from '@solvik/content-schema';
import type { ChangeAnswer, Editor, RetireRequest } from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { findAlias } from '../../catalogue/findAlias.ts';
import { first, run } from '../../database/database.ts';
import type { ShopKnowledge } from './checkInShop.ts';
import { decide } from './decide.ts';
import { leadsSomewhere } from './leadsSomewhere.ts';
import { tagsOf } from './publishRevision.ts';
import type { DeskShop } from './saveRevision.ts';

/** Whether a page's readers can go there instead: to another page by its key, or to a path of the shop. */
async function canLeadTo(
  redirectTo: string,
  pageId: number,
  shop: ShopKnowledge,
): Promise<boolean> {
  const { queries } = shop;
  if (!redirectTo.startsWith('/'))
    return (
      (await first(
        queries,
        sql`select key from pages where key = ${redirectTo} and alias is not null and page_id <> ${pageId}`,
      )) !== undefined
    );
  if (!isSafeHref(redirectTo) || !(await leadsSomewhere(redirectTo, shop))) return false;
  const address = readAddress(redirectTo.split(/[?#]/)[0] ?? '/', 'sv');
  return (
    address?.route !== 'page' ||
    (await findAlias(queries, 'page', {
      alias: address.params['alias'] ?? '',
      locale: address.locale,
    })) !== pageId
  );
}

export async function retirePage(
  shop: DeskShop,
  { editor, key }: { readonly editor: Editor; readonly key: string },
  { redirectTo }: RetireRequest,
): Promise<ChangeAnswer<'page'>> {
  const at = new Date(shop.clock());
  const content = { kind: 'page', key } as const;
  const index = await shop.catalogue.get();
  return decide(shop, content, async (transaction, state) => {
    const { page_id: pageId } = state;
    if (state.retired_at) return { kind: 'refused', code: 'is-retired' };
    if (
      redirectTo !== undefined &&
      !(await canLeadTo(redirectTo, pageId ?? 0, { queries: transaction, index }))
    )
      return { kind: 'refused', code: 'bad-redirect' };
    await run(
      transaction,
      sql`update aliases set is_current = false where kind = 'page' and target_id = ${pageId}`,
    );
    await run(transaction, sql`delete from pages where page_id = ${pageId}`);
    await run(
      transaction,
      sql`update content_states set published = null, published_at = null, published_by = null, scheduled = null, scheduled_at = null, scheduled_by = null, failure = null,
          retired_at = ${at}, retired_by = ${editor.name}, redirect_to = ${redirectTo ?? null}, is_edited = true, fingerprint = null where kind = 'page' and key = ${key}`,
    );
    return { kind: 'done', tags: tagsOf(content) };
  });
}
