/** Stores the prices of a batch of products per market, and every change of them in the log. */
import { anyOf, insertRows, type JsonRow } from '../../database/bulk.ts';
import type { Queries } from '../../database/database.ts';
import { marketIds } from '@solvik/shop';
import type { PriceEntry } from '../../pricing/reduction.ts';
import type { ProductDraft } from '../catalogueDraft.ts';
import { entryOf } from './entryOf.ts';
import { planPrices } from './planPrices.ts';

async function storedLog(
  queries: Queries,
  productIds: readonly number[],
): Promise<Map<string, PriceEntry[]>> {
  const rows = await queries
    .selectFrom('priceLog')
    .select(['productId', 'marketId', 'validFrom', 'regular', 'selling'])
    .where('productId', '=', anyOf(productIds))
    .execute();
  const log = new Map<string, PriceEntry[]>();
  for (const { productId, marketId, validFrom, regular, selling } of rows) {
    const key = `${productId} ${marketId}`;
    log.set(key, [...(log.get(key) ?? []), { from: validFrom.getTime(), regular, selling }]);
  }
  return log;
}

export async function writePrices(
  queries: Queries,
  drafts: readonly ProductDraft[],
  {
    ids,
    now,
    isFirstTime,
  }: { ids: ReadonlyMap<string, number>; now: number; isFirstTime: boolean },
): Promise<void> {
  const productIds = drafts.map(({ key }) => entryOf(ids, key));
  const stored = isFirstTime
    ? new Map<string, PriceEntry[]>()
    : await storedLog(queries, productIds);
  const prices: JsonRow<'prices'>[] = [];
  const log: JsonRow<'priceLog'>[] = [];
  for (const draft of drafts) {
    const productId = entryOf(ids, draft.key);
    for (const marketId of marketIds) {
      const price = draft.prices[marketId];
      if (!price) continue;
      const plan = planPrices({
        draft: price,
        stored: stored.get(`${productId} ${marketId}`) ?? [],
        now,
      });
      prices.push({
        productId,
        marketId,
        regular: plan.regular,
        selling: plan.selling,
        lowestPrior: plan.lowestPrior,
      });
      for (const { from, regular, selling } of plan.log) {
        log.push({ productId, marketId, validFrom: new Date(from), regular, selling });
      }
    }
  }
  // A market without a price in the draft no longer sells the product.
  if (!isFirstTime) {
    await queries.deleteFrom('prices').where('productId', '=', anyOf(productIds)).execute();
  }
  await insertRows(queries, 'prices', {
    columns: ['productId', 'marketId', 'regular', 'selling', 'lowestPrior'],
    rows: prices,
  }).execute();
  await insertRows(queries, 'priceLog', {
    columns: ['productId', 'marketId', 'validFrom', 'regular', 'selling'],
    rows: log,
  })
    .onConflict((conflict) =>
      conflict.columns(['productId', 'marketId', 'validFrom']).doUpdateSet(({ ref }) => ({
        regular: ref('excluded.regular'),
        selling: ref('excluded.selling'),
      })),
    )
    .execute();
}
