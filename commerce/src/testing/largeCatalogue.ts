/** A catalogue of any size, and changes of many of its products. */
import { sql } from 'kysely';
import { incrementVersion } from '../catalogue/incrementVersion.ts';
import type { Queries } from '../database/database.ts';
import { executeSql } from './rawSql.ts';

/** Copies of every product with its prices, facets, sizes and stock, up to a number of products. */
export async function addCopies(handle: Queries, products: number): Promise<void> {
  const { count } = await handle
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  for (let copy = 1; copy < Math.round(products / Number(count)); copy += 1) {
    await executeSql(
      handle,
      sql`insert into products select (jsonb_populate_record(p, jsonb_build_object(
        'product_id', product_id + ${copy}::int * 10000, 'key', key || ' copy ' || ${copy}::text,
        'group_key', group_key || ' copy ' || ${copy}::text, 'changed_at', now() - interval '1 hour'))).*
        from products as p where product_id < 10000`,
    );
    await executeSql(
      handle,
      sql`insert into prices select product_id + ${copy}::int * 10000, market_id, regular, selling, lowest_prior
        from prices where product_id < 10000`,
    );
    await executeSql(
      handle,
      sql`insert into product_facets (product_id, facet_id) select product_id + ${copy}::int * 10000, facet_id
        from product_facets where product_id < 10000`,
    );
    await executeSql(
      handle,
      sql`insert into skus select (jsonb_populate_record(s, jsonb_build_object(
        'sku_id', sku_id + ${copy}::int * 100000, 'product_id', product_id + ${copy}::int * 10000,
        'key', key || ' copy ' || ${copy}::text))).* from skus as s where product_id < 10000`,
    );
    await executeSql(
      handle,
      sql`insert into stock select (jsonb_populate_record(t, jsonb_build_object(
        'sku_id', sku_id + ${copy}::int * 100000))).* from stock as t where sku_id < 100000`,
    );
  }
  await executeSql(handle, sql`analyze`);
}

/** Changes prices as an import does, of so many products. */
export async function changePrices(
  handle: Queries,
  { products, selling }: { readonly products: number; readonly selling: number },
): Promise<void> {
  const some = sql`(select product_id from products where is_active order by product_id limit ${products})`;
  await executeSql(
    handle,
    sql`update prices set regular = ${selling}, selling = ${selling} where product_id in ${some}`,
  );
  await executeSql(handle, sql`update products set changed_at = now() where product_id in ${some}`);
  await incrementVersion(handle);
}
