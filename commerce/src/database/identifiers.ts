/** Whole-number identifiers, which the Data API's types ask for, given out by the application instead of the engine. */
import { sql } from 'kysely';
import { all, first, type Queries } from './database.ts';

export type IdentifierKind =
  | 'category'
  | 'brand'
  | 'product'
  | 'sku'
  | 'parameter'
  | 'campaign'
  | 'page'
  | 'order';

/** Where a kind's numbers begin: order numbers look like order numbers from the first. */
const beginnings: Partial<Record<IdentifierKind, number>> = { order: 100_000 };

/** The next `count` identifiers, the lowest first. */
export async function allotIdentifiers(
  queries: Queries,
  kind: IdentifierKind,
  count: number,
): Promise<number> {
  const start = beginnings[kind] ?? 0;
  const row = await first(
    queries,
    sql<{
      last_value: number;
    }>`insert into identifiers (kind, last_value) values (${kind}, ${start + count})
      on conflict (kind) do update set last_value = identifiers.last_value + ${count} returning last_value`,
  );
  return (row?.last_value ?? start + count) - count + 1;
}

const tables = {
  category: ['categories', 'category_id'],
  brand: ['brands', 'brand_id'],
  product: ['products', 'product_id'],
  sku: ['skus', 'sku_id'],
  parameter: ['parameter_values', 'parameter_value_id'],
  campaign: ['campaigns', 'campaign_id'],
  page: ['pages', 'page_id'],
} as const satisfies Record<Exclude<IdentifierKind, 'order'>, readonly [string, string]>;

/** The identifier of each of the bringer's keys: those known keep theirs, the others get the next ones. */
export async function identify(
  queries: Queries,
  kind: keyof typeof tables,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const [table, column] = tables[kind];
  const known = await all(
    queries,
    sql<{
      key: string;
      id: number;
    }>`select key, ${sql.ref(column)} as id from ${sql.table(table)} where key = any(${[...keys]}::text[])`,
  );
  const ids = new Map(known.map(({ key, id }) => [key, id]));
  const unknown = [...new Set(keys)].filter((key) => !ids.has(key));
  if (unknown.length === 0) return ids;
  const lowest = await allotIdentifiers(queries, kind, unknown.length);
  for (const [index, key] of unknown.entries()) ids.set(key, lowest + index);
  return ids;
}
