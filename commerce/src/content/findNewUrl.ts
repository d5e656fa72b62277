/**
 * The current address of a page whose address changed: by a stored redirect, or by an earlier
 * alias.
 */
import { readAddress, writeAddress } from '@solvik/addresses';
import type { Queries } from '../database/database.ts';
import { retiredRedirect } from './retiredRedirect.ts';
import { localise } from '../markets/localise.ts';
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import { categoryPath } from '../catalogue/categoryTree.ts';
import { findAlias } from '../catalogue/findAlias.ts';
import { pathOf } from '../catalogue/productFacts.ts';

async function currentPath(
  queries: Queries,
  reader: CatalogueReader,
  url: string,
): Promise<string | undefined> {
  const {
    index,
    scope: { locale },
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
      const row = await queries
        .selectFrom('pages')
        .select('alias')
        .where('pageId', '=', id)
        .executeTakeFirst();
      const alias = localise(row?.alias, locale);
      return alias ? writeAddress('page', locale, { alias }) : retiredRedirect(queries, id, locale);
    }
    default:
      return undefined;
  }
}

/** Undefined when the address is current or was never one of the shop's. */
export async function findNewUrl(
  queries: Queries,
  reader: CatalogueReader,
  url: string,
): Promise<{ oldUrl: string; newUrl: string } | undefined> {
  const path = url.split(/[?#]/)[0] ?? '/';
  const stored = await queries
    .selectFrom('urlHistory')
    .select('newUrl')
    .where('oldUrl', '=', path)
    .executeTakeFirst();
  const newUrl = stored?.newUrl ?? (await currentPath(queries, reader, path));
  return newUrl && newUrl !== path ? { oldUrl: path, newUrl } : undefined;
}
