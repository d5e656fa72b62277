/** Reads a menu with its targets turned into the addresses of the reader's language; a shop without one is led by its shelves. */
import { routeNames, writeAddress, type RouteName } from '@solvik/addresses';
import { pickLanguage } from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import { categoryPath } from '../catalogue/categoryTree.ts';
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import type { Localised, MenuItemDraft } from '../catalogue/catalogueDraft.ts';
import { all, first, type Queries } from '../database/database.ts';
import { localise } from '../markets/localise.ts';
import { menuOfShelves } from './menuOfShelves.ts';

export interface MenuItemView {
  readonly id: string;
  readonly type: string;
  readonly label?: string;
  readonly value: string;
  readonly title?: string;
  readonly canonicalUrl: string;
  readonly order: number;
  readonly open: boolean;
  readonly hidden: boolean;
  readonly targetBlank: boolean;
  readonly children: MenuItemView[];
}

export interface MenuView {
  readonly id: string;
  readonly name: string;
  readonly title?: string;
  readonly menuItems: MenuItemView[];
}

type Pages = ReadonlyMap<string, Localised>;

const isRoute = (name: string): name is RouteName => routeNames.some((route) => route === name);

/** Undefined when the target does not exist, so that no menu leads nowhere. */
function pathOf(
  { target }: MenuItemDraft,
  reader: CatalogueReader,
  pages: Pages,
): string | undefined {
  const {
    index,
    place: { locale },
  } = reader;
  switch (target.type) {
    case 'category': {
      const category = [...index.categories.values()].find(({ key }) => key === target.key);
      return category && categoryPath(index.categories, category, locale);
    }
    case 'brand': {
      const brand = [...index.brands.values()].find(({ key }) => key === target.key);
      return brand && writeAddress('brand', locale, { brand: brand.alias });
    }
    case 'page': {
      const alias = localise(pages.get(target.key), locale);
      return alias ? writeAddress('page', locale, { alias }) : undefined;
    }
    case 'route':
      if (target.route.startsWith('/')) return target.route;
      return isRoute(target.route) ? writeAddress(target.route, locale) : undefined;
  }
}

function viewItems(
  items: readonly MenuItemDraft[],
  reader: CatalogueReader,
  pages: Pages,
): MenuItemView[] {
  return items.flatMap((item, order) => {
    const canonicalUrl = pathOf(item, reader, pages);
    if (canonicalUrl === undefined) return [];
    const label = pickLanguage(item.label, reader.place.locale)?.value;
    const value = item.target.type === 'route' ? item.target.route : item.target.key;
    return [
      {
        id: item.key,
        type: item.target.type,
        label,
        value,
        title: label,
        canonicalUrl,
        order,
        open: false,
        hidden: false,
        targetBlank: false,
        children: viewItems(item.children ?? [], reader, pages),
      },
    ];
  });
}

const pageKeys = (items: readonly MenuItemDraft[]): string[] =>
  items.flatMap(({ target, children }) => [
    ...(target.type === 'page' ? [target.key] : []),
    ...pageKeys(children ?? []),
  ]);

interface MenuRow {
  readonly location: string;
  readonly title: Localised | null;
  readonly items: readonly MenuItemDraft[];
}

/** The newest draft of a menu, if one was ever made. */
const readDraft = (queries: Queries, location: string): Promise<MenuRow | undefined> =>
  first(
    queries,
    sql<MenuRow>`select s.key as location, r.document->'title' as title, r.document->'items' as items from content_states s
      join content_revisions r on r.kind = s.kind and r.key = s.key and r.number = s.latest
      where s.kind = 'menu' and s.key = ${location} and (s.latest > 1 or s.published is not null)`,
  );

const readPublished = (queries: Queries, location: string): Promise<MenuRow | undefined> =>
  first(
    queries,
    sql<MenuRow>`select location, title, items from menus where location = ${location}`,
  );

/** @param isDraft shows an editor what is not published yet */
export async function readMenu(
  queries: Queries,
  reader: CatalogueReader,
  { location, isDraft = false }: { readonly location: string; readonly isDraft?: boolean },
): Promise<MenuView | undefined> {
  const row =
    (isDraft ? await readDraft(queries, location) : undefined) ??
    (await readPublished(queries, location));
  if (!row) return menuOfShelves(reader, location);
  const keys = pageKeys(row.items);
  const found =
    keys.length === 0
      ? []
      : await all(
          queries,
          sql<{
            key: string;
            alias: Localised;
          }>`select key, alias from pages where key = any(${keys}::text[]) and alias is not null`,
        );
  const pages = new Map(found.map(({ key, alias }) => [key, alias]));
  return {
    id: row.location,
    name: row.location,
    title: pickLanguage(row.title ?? {}, reader.place.locale)?.value,
    menuItems: viewItems(row.items, reader, pages),
  };
}
