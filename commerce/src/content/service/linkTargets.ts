/**
 * Everything in the shop that an editor can link to, with names and addresses in every language.
 */
import { type Locale, locales } from '@solvik/shop';
import { type RouteName, routeNames, writeAddress } from '@solvik/addresses';
import type { ByLanguage, LinkTarget } from '@solvik/content-schema/editing';
import type { NotNull } from 'kysely';
import type { CatalogueIndex } from '../../catalogue/catalogueIndex.ts';
import { categoryLine, categoryPath, productPath } from '../../catalogue/categoryTree.ts';
import { localise } from '../../markets/localise.ts';
import type { Queries } from '../../database/database.ts';
import type { ShopKnowledge } from './shopKnowledge.ts';

const inEach = (textIn: (locale: Locale) => string | undefined): ByLanguage<string> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const text = textIn(locale);
      return text === undefined ? [] : [[locale, text]];
    }),
  );

/** Screens that editors may link to; those of an account, a checkout or an editor are left out. */
const openRoutes: readonly RouteName[] = [
  'home',
  'newProducts',
  'bestSellers',
  'comingSoon',
  'brands',
  'favourites',
  'memberClub',
].filter((name): name is RouteName => routeNames.some((route) => route === name));

function categoriesOf({ categories }: CatalogueIndex): readonly LinkTarget[] {
  return [...categories.values()]
    .filter(({ isHidden }) => !isHidden)
    .map((category) => {
      const above = categoryLine(categories, category.categoryId).slice(0, -1);
      return {
        kind: 'category',
        key: category.key,
        name: category.name,
        ...(above.length > 0 && {
          within: inEach((locale) => above.map(({ name }) => localise(name, locale)).join(', ')),
        }),
        path: inEach((locale) => categoryPath(categories, category, locale)),
      };
    });
}

const readPages = (queries: Queries) =>
  queries
    .selectFrom('pages')
    .select(['key', 'title', 'alias'])
    .where('alias', 'is not', null)
    .orderBy('key')
    .$narrowType<{ alias: NotNull }>()
    .execute();

const readBestSeller = (queries: Queries) =>
  queries
    .selectFrom('products')
    .select(['productId', 'name', 'alias', 'primaryCategoryId'])
    .where('isActive', 'is', true)
    .orderBy('soldCount', 'desc')
    .orderBy('productId')
    .limit(1)
    .execute();

/** Published targets only, none that a shopper would find empty. */
export async function linkTargets(
  { queries, index }: ShopKnowledge,
  now: number,
): Promise<readonly LinkTarget[]> {
  const pages = await readPages(queries);
  const products = await readBestSeller(queries);
  const campaigns = [...index.campaigns.values()].filter(
    ({ validTo: ends, alias }) =>
      Object.keys(alias).length > 0 && (ends === null || ends.getTime() > now),
  );
  return [
    ...pages.map(({ key, title, alias }): LinkTarget => ({
      kind: 'page',
      key,
      name: title,
      path: inEach((locale) => {
        const own = localise(alias, locale);
        return own && writeAddress('page', locale, { alias: own });
      }),
    })),
    ...categoriesOf(index),
    ...[...index.brands.values()].map(({ key, name, alias }): LinkTarget => ({
      kind: 'brand',
      key,
      name: inEach(() => name),
      path: inEach((locale) => writeAddress('brand', locale, { brand: alias })),
    })),
    ...campaigns.map(({ name, alias, campaignId: id }): LinkTarget => ({
      kind: 'campaign',
      key: String(id),
      name,
      path: inEach((locale) =>
        writeAddress('discountCampaign', locale, { campaign: localise(alias, locale) ?? '' }),
      ),
    })),
    ...products.map(
      ({ productId: id, name, alias, primaryCategoryId: categoryId }): LinkTarget => ({
        kind: 'product',
        key: String(id),
        name,
        path: inEach((locale) =>
          productPath(index.categories, {
            categoryId,
            alias: localise(alias, locale) ?? '',
            locale,
          }),
        ),
      }),
    ),
    ...openRoutes.map((route): LinkTarget => ({
      kind: 'route',
      key: route,
      name: {},
      path: inEach((locale) => writeAddress(route, locale)),
    })),
  ];
}
