/**
 * Reads a menu with its targets as addresses in the reader's language; without one, the default
 * menu of categories.
 */
import type { Localised } from '@solvik/shop';
import { type RouteName, routeNames, writeAddress } from '@solvik/addresses';
import { menuLocations, pickLanguage } from '@solvik/content-schema/editing';
import type { NotNull, Selectable } from 'kysely';
import { categoryPath } from '../catalogue/categoryTree.ts';
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import type { MenuItemDraft } from '../catalogue/catalogueDraft.ts';
import { anyOf } from '../database/bulk.ts';
import type { Queries } from '../database/database.ts';
import type { Menus } from '../database/generated/db.ts';
import { documentOfKind } from '../database/stored/documentOfKind.ts';
import { localise } from '../markets/localise.ts';
import { buildCategoryMenu } from './buildCategoryMenu.ts';
import type { MenuItemView, MenuView } from './menuView.ts';

type Pages = ReadonlyMap<string, Localised>;

const isRoute = (name: string): name is RouteName => routeNames.some((route) => route === name);

/** Undefined when the target does not exist, so that no menu has a dead link. */
function pathOf(
  { target }: MenuItemDraft,
  reader: CatalogueReader,
  pages: Pages,
): string | undefined {
  const {
    index,
    scope: { locale },
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
    const label = pickLanguage(item.label, reader.scope.locale)?.value;
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

type MenuRow = Readonly<Pick<Selectable<Menus>, 'title' | 'items'>>;

/** The newest draft of a menu, if it has one. */
async function readDraft(queries: Queries, location: string): Promise<MenuRow | undefined> {
  const row = await queries
    .selectFrom('contentStates as s')
    .innerJoin('contentRevisions as r', (join) =>
      join
        .onRef('r.kind', '=', 's.kind')
        .onRef('r.key', '=', 's.key')
        .onRef('r.number', '=', 's.latest'),
    )
    .select('r.document')
    .where('s.kind', '=', 'menu')
    .where('s.key', '=', location)
    .where(({ eb, or }) => or([eb('s.latest', '>', 1), eb('s.published', 'is not', null)]))
    .executeTakeFirst();
  if (!row) return undefined;
  const { title = null, items } = documentOfKind('menu', row.document);
  return { title, items };
}

async function readPublished(queries: Queries, requested: string): Promise<MenuRow | undefined> {
  const location = menuLocations.find((each) => each === requested);
  if (!location) return undefined;
  return queries
    .selectFrom('menus')
    .select(['title', 'items'])
    .where('location', '=', location)
    .executeTakeFirst();
}

const readAliases = (queries: Queries, keys: readonly string[]) =>
  queries
    .selectFrom('pages')
    .select(['key', 'alias'])
    .where('key', '=', anyOf(keys))
    .where('alias', 'is not', null)
    .$narrowType<{ alias: NotNull }>()
    .execute();

/** @param isDraft reads the newest draft, for an editor */
export async function readMenu(
  queries: Queries,
  reader: CatalogueReader,
  { location, isDraft = false }: { readonly location: string; readonly isDraft?: boolean },
): Promise<MenuView | undefined> {
  const row =
    (isDraft ? await readDraft(queries, location) : undefined) ??
    (await readPublished(queries, location));
  if (!row) return buildCategoryMenu(reader, location);
  const keys = pageKeys(row.items);
  const found = keys.length === 0 ? [] : await readAliases(queries, keys);
  const pages = new Map(found.map(({ key, alias }) => [key, alias]));
  const { locale } = reader.scope;
  return {
    id: location,
    name: location,
    title: pickLanguage(row.title ?? {}, locale)?.value,
    menuItems: viewItems(row.items, reader, pages),
  };
}
