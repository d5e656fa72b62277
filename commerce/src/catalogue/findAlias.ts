/** What an alias of the address stands for: the reader's language first, then any other, current ones before earlier ones. */
import { sql } from 'kysely';
import { first, type Queries } from '../database/database.ts';
import type { AliasKind } from './writing/writeAliases.ts';
import type { Locale } from './catalogueDraft.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { currentProduct } from './productRows.ts';

export async function findAlias(
  queries: Queries,
  kind: AliasKind,
  { alias, locale }: { alias: string; locale: Locale },
): Promise<number | undefined> {
  const row = await first(
    queries,
    sql<{
      target_id: number;
    }>`select target_id from aliases where kind = ${kind} and alias = ${alias}
      order by is_current desc, (locale = ${locale}) desc, locale limit 1`,
  );
  return row?.target_id;
}

const most = 20_000;
const foundOf = new WeakMap<CatalogueIndex, Map<string, Promise<number | undefined>>>();

/**
 * As findAlias, read once per version of the catalogue, also by those who come while it is being read. An alias that leads
 * nowhere is read again: strangers make up many.
 */
export function findAliasOnce(
  queries: Queries,
  index: CatalogueIndex,
  kind: AliasKind,
  { alias, locale }: { alias: string; locale: Locale },
): Promise<number | undefined> {
  const current = kind === 'product' ? currentProduct(index, { alias, locale }) : undefined;
  if (current !== undefined) return Promise.resolve(current);
  const found = foundOf.get(index) ?? new Map<string, Promise<number | undefined>>();
  foundOf.set(index, found);
  const key = `${kind} ${locale} ${alias}`;
  const known = found.get(key);
  if (known) return known;
  if (found.size >= most) found.clear();
  const reading = findAlias(queries, kind, { alias, locale });
  found.set(key, reading);
  const forget = () => found.delete(key);
  reading.then((id) => id === undefined && forget(), forget);
  return reading;
}
