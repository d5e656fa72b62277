/** Where a page went whose address changed: a stored redirect, or an alias that once led to what now has another. */
import { readAddress, writeAddress } from '@solvik/addresses';
import { sql } from 'kysely';
import { first, type Queries } from '../database/database.ts';
import { retiredRedirect } from '../content/retiredRedirect.ts';
import { localise } from '../markets/localise.ts';
import type { CatalogueReader } from './catalogueReader.ts';
import { categoryPath } from './categoryTree.ts';
import { findAlias } from './findAlias.ts';
import { pathOf } from './productFacts.ts';
import type { Localised } from './catalogueDraft.ts';

async function currentPath(
  queries: Queries,
  reader: CatalogueReader,
  url: string,
): Promise<string | undefined> {
  const {
    index,
    place: { locale },
  } = reader;
  const address = readAddress(url, locale);
  const find = (kind: 'product' | 'category' | 'page', alias: string | undefined) =>
    alias ? findAlias(queries, kind, { alias, locale }) : undefined;
  switch (address?.route) {
    case 'product': {
      const id = await find('product', address.params['alias']);
      const view = id === undefined ? undefined : await reader.product(id);
      return view && pathOf(view);
    }
    case 'category': {
      const id = await find('category', address.params['category']);
      const row = id === undefined ? undefined : index.categories.get(id);
      return row && categoryPath(index.categories, row, locale);
    }
    case 'page': {
      const id = await find('page', address.params['alias']);
      if (id === undefined) return undefined;
      const row = await first(
        queries,
        sql<{ alias: Localised }>`select alias from pages where page_id = ${id}`,
      );
      const alias = localise(row?.alias, locale);
      return alias ? writeAddress('page', locale, { alias }) : retiredRedirect(queries, id, locale);
    }
    default:
      return undefined;
  }
}

/** Undefined when the address is current or was never ours. */
export async function findNewUrl(
  queries: Queries,
  reader: CatalogueReader,
  url: string,
): Promise<{ oldUrl: string; newUrl: string } | undefined> {
  const path = url.split(/[?#]/)[0] ?? '/';
  const stored = await first(
    queries,
    sql<{ new_url: string }>`select new_url from url_history where old_url = ${path}`,
  );
  const newUrl = stored?.new_url ?? (await currentPath(queries, reader, path));
  return newUrl && newUrl !== path ? { oldUrl: path, newUrl } : undefined;
}
