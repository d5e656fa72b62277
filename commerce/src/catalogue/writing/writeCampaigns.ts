/** Stores the campaigns of a catalogue and their products. */
import { anyOf, insertRows } from '../../database/bulk.ts';
import type { Queries } from '../../database/database.ts';
import type { Selectable } from 'kysely';
import type { CampaignProducts } from '../../database/generated/db.ts';
import type { StoredOffer } from '../../database/stored/storedOffer.ts';
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

const isPositive = (value: number): boolean => Number.isInteger(value) && value > 0;

/** What is wrong with a campaign's offer, as a sentence's end. */
function offerFault(offer: StoredOffer): string | undefined {
  switch (offer.kind) {
    case 'percent':
      return isPositive(offer.percent) && offer.percent <= 100
        ? undefined
        : `takes off ${String(offer.percent)} %; a whole number from 1 to 100 is needed.`;
    case 'quantity':
      return isPositive(offer.take) &&
        Number.isInteger(offer.pay) &&
        offer.pay >= 0 &&
        offer.pay < offer.take
        ? undefined
        : `gives ${String(offer.take)} pieces for ${String(offer.pay)}; fewer must be paid than are taken.`;
    case 'amount':
      return Object.values(offer.amounts).every(isPositive)
        ? undefined
        : 'takes off an amount that is no whole number of minor units above 0.';
    case 'shipping':
      return undefined;
  }
}

/** @throws RangeError for an offer that could not be applied */
function requireOffers(drafts: readonly CampaignDraft[]): void {
  for (const { key, offer } of drafts) {
    const fault = offer && offerFault(offer);
    if (fault) throw new RangeError(`The campaign “${key}” ${fault}`);
  }
}

/** @throws RangeError for an offer that could not be applied; nothing is written then */
export async function writeCampaigns(
  queries: Queries,
  drafts: readonly CampaignDraft[],
): Promise<void> {
  if (drafts.length === 0) return;
  requireOffers(drafts);
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
    offer: draft.offer ?? null,
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
        offer: ref('excluded.offer'),
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
