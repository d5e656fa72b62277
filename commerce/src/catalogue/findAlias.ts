/**
 * Resolves an alias of an address: the reader's language first, then any other, current aliases
 * before earlier ones.
 */
import type { Queries } from '../database/database.ts';
import type { AliasKind } from '../database/stored/storedAlias.ts';
import type { Locale } from '@solvik/shop';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { currentProduct } from './productRows.ts';

export async function findAlias(
  queries: Queries,
  kind: AliasKind,
  { alias, locale }: { alias: string; locale: Locale },
): Promise<number | undefined> {
  const row = await queries
    .selectFrom('aliases')
    .select('targetId')
    .where('kind', '=', kind)
    .where('alias', '=', alias)
    .orderBy('isCurrent', 'desc')
    .orderBy((eb) => eb('locale', '=', locale), 'desc')
    .orderBy('locale')
    .limit(1)
    .executeTakeFirst();
  return row?.targetId;
}

const most = 20_000;
const foundOf = new WeakMap<CatalogueIndex, Map<string, Promise<number | undefined>>>();

/**
 * As findAlias, cached per version of the catalogue and shared by concurrent readers. An unknown
 * alias is not cached: crawlers invent many.
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
  const cached = found.get(key);
  if (cached) return cached;
  if (found.size >= most) found.clear();
  const reading = findAlias(queries, kind, { alias, locale });
  found.set(key, reading);
  const forget = () => found.delete(key);
  reading.then((id) => id === undefined && forget(), forget);
  return reading;
}
