/**
 * Turns the arguments of `products` into list criteria: aliases and ids become facets, prices minor
 * units.
 */
import { facetId, parseFacetId, toMinor } from '@solvik/shop-rules';
import { readAddress } from '@solvik/addresses';
import type { CatalogueReader } from '../catalogue/catalogueReader.ts';
import type { ListCriteria } from '../catalogue/filterProducts.ts';
import { isKnownFacet } from '../catalogue/facetGroup.ts';
import { requiredSizes } from '../catalogue/sizeKinds.ts';
import { findAliasOnce } from '../catalogue/findAlias.ts';
import { localise } from '../markets/localise.ts';
import type { CommerceRuntime } from '../commerceRuntime.ts';
import { present } from './present.ts';
import type { FilterInput } from './types/listTypes.ts';

export interface ListArguments {
  readonly brandAlias?: string | null;
  readonly categoryAlias?: string | null;
  readonly discountCampaignAlias?: string | null;
  readonly url?: string | null;
  readonly filter?: FilterInput | null;
}

/** The aliases in a path, if it is the path of a list. */
export function aliasesOfUrl(
  url: string,
  locale: CatalogueReader['scope']['locale'],
): Pick<ListArguments, 'brandAlias' | 'categoryAlias' | 'discountCampaignAlias'> {
  const address = readAddress(url.split(/[?#]/)[0] ?? '/', locale);
  const last = (key: string) => address?.params[key]?.split('/').at(-1);
  switch (address?.route) {
    case 'category':
      return { categoryAlias: last('category') };
    case 'genericList':
      return { categoryAlias: last('list') };
    case 'brand':
      return { brandAlias: last('brand') };
    case 'discountCampaign':
      return { discountCampaignAlias: last('campaign') };
    default:
      return {};
  }
}

/**
 * Sizes that a search names: what it finds is to be had in one of them. A letter alone may begin a
 * word that is still typed.
 */
const namedSizes = (
  { index, scope }: Pick<CatalogueReader, 'index' | 'scope'>,
  facets: readonly string[],
): readonly string[] =>
  facets.filter(
    (id) =>
      parseFacetId(id)?.kind === 'size' &&
      (localise(index.sizes.get(id), scope.locale) ?? '').length > 1,
  );

interface PriceBounds {
  readonly lowest?: number | null | undefined;
  readonly highest?: number | null | undefined;
}

const highestPrice = 10_000_000;

const minorRange = (price: PriceBounds | null | undefined): ListCriteria['price'] =>
  price
    ? { lowest: toMinor(price.lowest ?? 0), highest: toMinor(price.highest ?? highestPrice) }
    : undefined;

/** Undefined if the list's category, brand or campaign does not exist. */
export async function readListCriteria(
  { database, search }: Pick<CommerceRuntime, 'database' | 'search'>,
  reader: CatalogueReader,
  args: ListArguments,
): Promise<ListCriteria | undefined> {
  const { locale, market } = reader.scope;
  const filter = args.filter ?? {};
  const { brandAlias, categoryAlias, discountCampaignAlias } = {
    ...args,
    ...(args.url ? aliasesOfUrl(args.url, locale) : {}),
  };
  const find = (kind: 'brand' | 'category' | 'campaign', alias: string | null | undefined) =>
    alias
      ? findAliasOnce(database.handle, reader.index, kind, { alias, locale })
      : Promise.resolve(null);
  const [brand, category, campaign] = await Promise.all([
    find('brand', brandAlias),
    find('category', categoryAlias),
    find('campaign', discountCampaignAlias),
  ]);
  if (brand === undefined || category === undefined || campaign === undefined) return undefined;
  const words = filter.searchText?.trim();
  const found = words
    ? await search.find({ text: words, locale, market: market.priceMarket })
    : undefined;
  const sort = filter.sort && filter.sort !== 'NONE' ? filter.sort : words ? 'RELEVANCE' : 'LATEST';
  const searchedSizes = namedSizes(reader, found?.facets ?? []);
  const chosen = [
    ...new Set(present(filter.facets).filter((facet) => isKnownFacet(facet, reader.index))),
    ...present(filter.categoryIds).map((id) => facetId.category(id)),
    ...present(filter.brandIds).map((id) => facetId.brand(id)),
  ];
  const own =
    searchedSizes.length > 0
      ? [{ sizes: searchedSizes }]
      : requiredSizes(reader.index, {
          tops: present(filter.ownSizes?.tops),
          bottoms: present(filter.ownSizes?.bottoms),
          shoes: present(filter.ownSizes?.shoes),
        });
  return {
    market: market.priceMarket,
    locale,
    ...(own.length > 0 && { requiredSizes: own }),
    scope: [
      ...(brand === null ? [] : [facetId.brand(brand)]),
      ...(category === null ? [] : [facetId.category(category)]),
    ],
    ...(found?.isReduced && { isReduced: true }),
    found: filter.searchText == null || found?.isEverything ? undefined : (found?.ids ?? []),
    campaignIds: [...(campaign === null ? [] : [campaign]), ...present(filter.discountCampaignIds)],
    chosen,
    excluded: [
      ...present(filter.excludeFacets),
      ...present(filter.exclude),
      ...present(filter.excludeCategoryIds).map((id) => facetId.category(id)),
      ...present(filter.excludeBrandIds).map((id) => facetId.brand(id)),
    ],
    include: present(filter.include),
    isUnion: filter.includeMode === 'UNION',
    mode: filter.filterMode ?? (chosen.length > 0 || own.length > 0 ? 'BY_GROUP' : 'CURRENT'),
    price: minorRange(filter.price ?? found?.price),
    articleNumbers: present(filter.articleNumbers),
    excludedProducts: present(filter.excludeProductIds),
    sort: sort === 'RELEVANCE' ? (found?.order ?? sort) : sort,
    isCollapsed: filter.includeCollapsed !== true,
    now: reader.now,
  };
}
