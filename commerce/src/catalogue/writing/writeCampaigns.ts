/** Stores the campaigns of a catalogue and their products. */
import { anyOf, insertRows } from '../../database/bulk.ts';
import type { Queries } from '../../database/database.ts';
import type { Selectable } from 'kysely';
import type { CampaignProducts } from '../../database/generated/db.ts';
import { identify } from '../../database/identifiers.ts';
import { now } from '../../database/now.ts';
import { campaignColumns } from '../../campaigns/campaignRow.ts';
import type { CampaignDraft } from '../catalogueDraft.ts';
import { entryOf } from './entryOf.ts';
import { writeAliases } from './writeAliases.ts';

type Member = Readonly<Pick<Selectable<CampaignProducts>, 'campaignId' | 'productId'>>;

/** Replaces the products of the campaigns; those that join or leave one count as changed. */
async function writeMembers(
  queries: Queries,
  campaignIds: readonly number[],
  members: readonly Member[],
): Promise<void> {
  const removed = await queries
    .deleteFrom('campaignProducts')
    .where('campaignId', '=', anyOf(campaignIds))
    .returning(['campaignId', 'productId'])
    .execute();
  await insertRows(queries, 'campaignProducts', {
    columns: ['campaignId', 'productId'],
    rows: members,
  }).execute();
  const keyOf = ({ campaignId, productId }: Member) => `${campaignId} ${productId}`;
  const [before, after] = [new Set(removed.map(keyOf)), new Set(members.map(keyOf))];
  const moved = [...removed, ...members].filter(
    (member) => before.has(keyOf(member)) !== after.has(keyOf(member)),
  );
  await queries
    .updateTable('products')
    .set({ changedAt: now })
    .where('productId', '=', anyOf(moved.map(({ productId }) => productId)))
    .execute();
}

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
  const idOf = ({ key }: CampaignDraft) => entryOf(ids, key);
  const aliases = await writeAliases(
    queries,
    'campaign',
    new Map(drafts.map((draft) => [idOf(draft), draft.alias])),
  );
  const rows = drafts.map((draft) => ({
    campaignId: idOf(draft),
    key: draft.key,
    name: draft.name,
    alias: entryOf(aliases, idOf(draft)),
    description: draft.description ?? null,
    hideTitle: draft.hideTitle ?? false,
    validFrom: draft.from,
    validTo: draft.to ?? null,
    percent: draft.percent ?? null,
    promoCode: draft.promoCode?.trim().toUpperCase() ?? null,
    markets: [...draft.markets],
    minimumOrder: draft.minimumOrder ?? {},
    usageLimit: draft.usageLimit ?? null,
    used: 0,
    productCount: draft.productKeys.length,
  }));
  await insertRows(queries, 'campaigns', { columns: [...campaignColumns, 'used'], rows })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        name: ref('excluded.name'),
        alias: ref('excluded.alias'),
        description: ref('excluded.description'),
        hideTitle: ref('excluded.hideTitle'),
        validFrom: ref('excluded.validFrom'),
        validTo: ref('excluded.validTo'),
        percent: ref('excluded.percent'),
        promoCode: ref('excluded.promoCode'),
        markets: ref('excluded.markets'),
        minimumOrder: ref('excluded.minimumOrder'),
        usageLimit: ref('excluded.usageLimit'),
        productCount: ref('excluded.productCount'),
      })),
    )
    .execute();
  const keys = [...new Set(drafts.flatMap(({ productKeys }) => productKeys))];
  const products = await queries
    .selectFrom('products')
    .select(['key', 'productId'])
    .where('key', '=', anyOf(keys))
    .execute();
  const productIds = new Map(products.map(({ key, productId }) => [key, productId]));
  const members = drafts.flatMap((draft) =>
    [...new Set(draft.productKeys)].flatMap((key) => {
      const productId = productIds.get(key);
      return productId === undefined ? [] : [{ campaignId: idOf(draft), productId }];
    }),
  );
  await writeMembers(queries, [...ids.values()], members);
}
