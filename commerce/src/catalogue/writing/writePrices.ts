/** Stores the prices of a batch of products per market, and every change of them in the log. */
import { sql } from 'kysely';
import { recordset } from '../../database/bulk.ts';
import { all, run, type Queries } from '../../database/database.ts';
import { priceMarkets } from '../../markets/markets.ts';
import type { PriceEntry } from '../../pricing/reduction.ts';
import type { ProductDraft } from '../catalogueDraft.ts';
import { planPrices } from './planPrices.ts';

interface LogRow {
  readonly product_id: number;
  readonly market_id: string;
  readonly valid_from: Date;
  readonly regular: number;
  readonly selling: number;
}

async function knownLog(
  queries: Queries,
  productIds: readonly number[],
): Promise<Map<string, PriceEntry[]>> {
  const rows = await all(
    queries,
    sql<LogRow>`select product_id, market_id, valid_from, regular, selling from price_log where product_id = any(${[...productIds]}::int[])`,
  );
  const log = new Map<string, PriceEntry[]>();
  for (const { product_id, market_id, valid_from, regular, selling } of rows) {
    const key = `${product_id} ${market_id}`;
    log.set(key, [...(log.get(key) ?? []), { from: valid_from.getTime(), regular, selling }]);
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
  const productIds = drafts.map(({ key }) => ids.get(key) ?? 0);
  const known = isFirstTime ? new Map<string, PriceEntry[]>() : await knownLog(queries, productIds);
  const prices: object[] = [];
  const log: object[] = [];
  for (const draft of drafts) {
    const product_id = ids.get(draft.key);
    for (const market_id of priceMarkets) {
      const price = draft.prices[market_id];
      if (!price) continue;
      const plan = planPrices({
        draft: price,
        known: known.get(`${product_id} ${market_id}`) ?? [],
        now,
      });
      prices.push({
        product_id,
        market_id,
        regular: plan.regular,
        selling: plan.selling,
        lowest_prior: plan.lowestPrior,
      });
      for (const { from, regular, selling } of plan.log)
        log.push({
          product_id,
          market_id,
          valid_from: new Date(from).toISOString(),
          regular,
          selling,
        });
    }
  }
  // A market that the draft no longer prices no longer sells the product.
  if (!isFirstTime)
    await run(queries, sql`delete from prices where product_id = any(${productIds}::int[])`);
  await run(
    queries,
    sql`insert into prices (product_id, market_id, regular, selling, lowest_prior)
      select * from ${recordset(prices, 'product_id integer, market_id text, regular integer, selling integer, lowest_prior integer')}`,
  );
  await run(
    queries,
    sql`insert into price_log (product_id, market_id, valid_from, regular, selling)
      select * from ${recordset(log, 'product_id integer, market_id text, valid_from timestamptz, regular integer, selling integer')}
      on conflict (product_id, market_id, valid_from) do update set regular = excluded.regular, selling = excluded.selling`,
  );
}
