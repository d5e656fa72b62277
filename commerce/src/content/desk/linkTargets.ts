/** Everything of the shop that an editor's link can lead to, with its names and addresses in every language. */
import { type Locale, locales, routeNames, type RouteName, writeAddress } from '@solvik/addresses';
import type { ByLanguage, LinkTarget } from '@solvik/content-schema/editing';
import { sql } from 'kysely';
import type { CatalogueIndex } from '../../catalogue/catalogueIndex.ts';
import { categoryLine, categoryPath, productPath } from '../../catalogue/categoryTree.ts';
import { localise } from '../../markets/localise.ts';
import { all } from '../../database/database.ts';
import type { Localised } from '../../catalogue/catalogueDraft.ts';
import type { ShopKnowledge } from './checkInShop.ts';

const inEach = (say: (locale: Locale) => string | undefined): ByLanguage<string> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const said = say(locale);
      return said === undefined ? [] : [[locale, said]];
    }),
  );

/** Screens that stand by themselves; those of an account, a checkout or an editor are no place for a link of the shop's. */
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
    .filter(({ is_hidden: isHidden }) => !isHidden)
    .map((category) => {
      const above = categoryLine(categories, category.category_id).slice(0, -1);
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

/** What is published, and nothing that a shopper would look for in vain. */
export async function linkTargets(
  { queries, index }: ShopKnowledge,
  now: number,
): Promise<readonly LinkTarget[]> {
  const pages = await all(
    queries,
    sql<{
      key: string;
      title: Localised;
      alias: Localised;
    }>`select key, title, alias from pages where alias is not null order by key`,
  );
  const products = await all(
    queries,
    sql<{
      product_id: number;
      name: Localised;
      alias: Localised;
      primary_category_id: number;
    }>`select product_id, name, alias, primary_category_id from products where is_active order by sold_count desc, product_id limit 1`,
  );
  const campaigns = [...index.campaigns.values()].filter(
    ({ valid_to: ends, alias }) =>
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
    ...campaigns.map(({ name, alias, campaign_id: id }): LinkTarget => ({
      kind: 'campaign',
      key: String(id),
      name,
      path: inEach((locale) =>
        writeAddress('discountCampaign', locale, { campaign: localise(alias, locale) ?? '' }),
      ),
    })),
    ...products.map(
      ({ product_id: id, name, alias, primary_category_id: categoryId }): LinkTarget => ({
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
