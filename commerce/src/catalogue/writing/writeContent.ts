/** Stores campaigns, menus and pages: everything of a draft that is not a product. */
import { sql } from 'kysely';
import { recordset } from '../../database/bulk.ts';
import { all, run, type Queries } from '../../database/database.ts';
import { identify } from '../../database/identifiers.ts';
import type { CampaignDraft, Localised, MenuDraft, PageDraft } from '../catalogueDraft.ts';
import { fingerprint } from '../fingerprint.ts';
import { writeAliases } from './writeAliases.ts';

export async function writeCampaigns(
  queries: Queries,
  drafts: readonly CampaignDraft[],
): Promise<void> {
  if (drafts.length === 0) return;
  const ids = await identify(
    queries,
    'campaign',
    drafts.map(({ key }) => key),
  );
  const idOf = ({ key }: CampaignDraft) => ids.get(key) ?? 0;
  const aliases = await writeAliases(
    queries,
    'campaign',
    new Map(drafts.map((draft) => [idOf(draft), draft.alias])),
  );
  const rows = drafts.map((draft) => ({
    campaign_id: idOf(draft),
    key: draft.key,
    name: draft.name,
    alias: aliases.get(idOf(draft)),
    description: draft.description ?? null,
    hide_title: draft.hideTitle ?? false,
    valid_from: draft.from,
    valid_to: draft.to ?? null,
    percent: draft.percent ?? null,
    promo_code: draft.promoCode?.trim().toUpperCase() ?? null,
    markets: `{${draft.markets.join(',')}}`,
    minimum_order: draft.minimumOrder ?? {},
    usage_limit: draft.usageLimit ?? null,
    product_count: draft.productKeys.length,
  }));
  await run(
    queries,
    sql`insert into campaigns (campaign_id, key, name, alias, description, hide_title, valid_from, valid_to, percent, promo_code, markets, minimum_order, usage_limit, used, product_count)
      select campaign_id, key, name, alias, description, hide_title, valid_from, valid_to, percent, promo_code, markets::text[], minimum_order, usage_limit, 0, product_count
      from ${recordset(rows, 'campaign_id integer, key text, name jsonb, alias jsonb, description jsonb, hide_title boolean, valid_from timestamptz, valid_to timestamptz, percent integer, promo_code text, markets text, minimum_order jsonb, usage_limit integer, product_count integer')}
      on conflict (key) do update set name = excluded.name, alias = excluded.alias, description = excluded.description, hide_title = excluded.hide_title, valid_from = excluded.valid_from,
        valid_to = excluded.valid_to, percent = excluded.percent, promo_code = excluded.promo_code, markets = excluded.markets, minimum_order = excluded.minimum_order,
        usage_limit = excluded.usage_limit, product_count = excluded.product_count`,
  );
  const keys = [...new Set(drafts.flatMap(({ productKeys }) => productKeys))];
  const products = await all(
    queries,
    sql<{
      key: string;
      product_id: number;
    }>`select key, product_id from products where key = any(${keys}::text[])`,
  );
  const productIds = new Map(products.map(({ key, product_id }) => [key, product_id]));
  const members = drafts.flatMap((draft) =>
    [...new Set(draft.productKeys)].flatMap((key) => {
      const product_id = productIds.get(key);
      return product_id === undefined ? [] : [{ campaign_id: idOf(draft), product_id }];
    }),
  );
  await run(
    queries,
    sql`delete from campaign_products where campaign_id = any(${[...ids.values()]}::int[])`,
  );
  await run(
    queries,
    sql`insert into campaign_products (campaign_id, product_id) select * from ${recordset(members, 'campaign_id integer, product_id integer')}`,
  );
}

/** Content is published by one at a time, on all nodes: an alias that is free is still free when it is given. Held until the transaction ends. */
export async function lockContent(transaction: Queries): Promise<void> {
  await all(transaction, sql`select name from shop_state where name = 'content-desk' for update`);
}

/** Those that editors have not taken over: what they publish is not undone by bringing the catalogue again. */
async function withoutEdited<T>(
  queries: Queries,
  kind: 'page' | 'menu',
  drafts: readonly T[],
  keyOf: (draft: T) => string,
): Promise<readonly T[]> {
  const rows = await all(
    queries,
    sql<{
      key: string;
    }>`select key from content_states where kind = ${kind} and is_edited and key = any(${drafts.map(keyOf)}::text[])`,
  );
  const edited = new Set(rows.map(({ key }) => key));
  return drafts.filter((draft) => !edited.has(keyOf(draft)));
}

export async function writeMenus(queries: Queries, drafts: readonly MenuDraft[]): Promise<void> {
  await storeMenus(
    queries,
    await withoutEdited(queries, 'menu', drafts, ({ location }) => location),
  );
}

/** As shoppers see them from now on. */
export async function storeMenus(queries: Queries, drafts: readonly MenuDraft[]): Promise<void> {
  const rows = drafts.map((draft) => ({
    location: draft.location,
    title: draft.title ?? null,
    items: draft.items,
    fingerprint: fingerprint(draft),
  }));
  await run(
    queries,
    sql`insert into menus (location, title, items, fingerprint) select * from ${recordset(rows, 'location text, title jsonb, items jsonb, fingerprint text')}
      on conflict (location) do update set title = excluded.title, items = excluded.items, fingerprint = excluded.fingerprint`,
  );
}

export async function writePages(queries: Queries, drafts: readonly PageDraft[]): Promise<void> {
  await lockContent(queries);
  const free = await withoutEdited(queries, 'page', drafts, ({ key }) => key);
  await storePages(
    queries,
    free,
    await identify(
      queries,
      'page',
      free.map(({ key }) => key),
    ),
  );
}

/** As shoppers see them from now on. @param ids each key's number in the Data API */
export async function storePages(
  queries: Queries,
  drafts: readonly PageDraft[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  if (drafts.length === 0) return;
  const wanted = new Map(
    drafts.flatMap(({ key, alias }): [number, Localised][] =>
      alias ? [[ids.get(key) ?? 0, alias]] : [],
    ),
  );
  const aliases = await writeAliases(queries, 'page', wanted);
  const rows = drafts.map((draft) => ({
    page_id: ids.get(draft.key),
    key: draft.key,
    name: draft.name,
    title: draft.title,
    description: draft.description ?? null,
    alias: aliases.get(ids.get(draft.key) ?? 0) ?? null,
    family: draft.family ?? null,
    area_name: draft.areaName ?? null,
    filters: draft.filters ?? [],
    tags: draft.tags,
    containers: draft.containers,
    fingerprint: fingerprint(draft),
  }));
  await run(
    queries,
    sql`insert into pages (page_id, key, name, title, description, alias, family, area_name, filters, tags, containers, fingerprint)
      select page_id, key, name, title, description, alias, family, area_name, filters, array(select jsonb_array_elements_text(tags)), containers, fingerprint
      from ${recordset(rows, 'page_id integer, key text, name text, title jsonb, description jsonb, alias jsonb, family text, area_name text, filters jsonb, tags jsonb, containers jsonb, fingerprint text')}
      on conflict (key) do update set name = excluded.name, title = excluded.title, description = excluded.description, alias = excluded.alias, family = excluded.family,
        area_name = excluded.area_name, filters = excluded.filters, tags = excluded.tags, containers = excluded.containers, fingerprint = excluded.fingerprint`,
  );
}
