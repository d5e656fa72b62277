/**
 * The orders of a list (contracts.md, SortType). Equal products are ordered newest first, so that
 * pages never overlap.
 */
import { byLocale, type Locale, type MarketId } from '@solvik/shop';
import { localise } from '../markets/localise.ts';
import type { CatalogueIndex, IndexedProduct } from './catalogueIndex.ts';

export const listSorts = [
  'NONE',
  'PRICE',
  'PRICE_DESC',
  'MOST_SOLD',
  'VOTES',
  'BRAND',
  'LATEST',
  'RELEVANCE',
  'FACET_ORDER',
  'ALPHABETICAL',
  'ALPHABETICAL_DESC',
  'CUSTOM_1',
  'CUSTOM_2',
  'CUSTOM_3',
  'CUSTOM_4',
  'CUSTOM_5',
  'AVAILABLE_STOCK',
  'AVAILABLE_STOCK_DESC',
  'TOTAL_STOCK',
  'TOTAL_STOCK_DESC',
] as const;
export type ListSort = (typeof listSorts)[number];

interface SortContext {
  readonly sort: ListSort;
  readonly market: MarketId;
  readonly locale: Locale;
  readonly now: number;
  readonly found?: readonly number[];
  readonly index: Pick<CatalogueIndex, 'brands'>;
}

type Compare = (a: IndexedProduct, b: IndexedProduct) => number;

/** The languages' own alphabets: å ä ö after z, ø before å in Danish and Norwegian. */
const collators = byLocale((locale) => new Intl.Collator(locale));

function comparison({ sort, market, locale, now, found, index }: SortContext): Compare {
  const price = (product: IndexedProduct) => product.prices[market]?.selling ?? 0;
  const name = (product: IndexedProduct) => localise(product.name, locale) ?? '';
  const brand = (product: IndexedProduct) =>
    product.brandId === null ? '' : (index.brands.get(product.brandId)?.name ?? '');
  // Products that cannot be bought yet come after those that can, the soonest first.
  const newness = ({ firstAvailableOn }: IndexedProduct) =>
    firstAvailableOn <= now ? firstAvailableOn : -firstAvailableOn;
  const latest: Compare = (a, b) => newness(b) - newness(a);
  switch (sort) {
    case 'PRICE':
      return (a, b) => price(a) - price(b);
    case 'PRICE_DESC':
      return (a, b) => price(b) - price(a);
    case 'MOST_SOLD':
      return (a, b) => b.soldCount - a.soldCount;
    case 'VOTES':
      return (a, b) => b.rating.score - a.rating.score || b.rating.voteCount - a.rating.voteCount;
    case 'BRAND':
      return (a, b) => collators[locale].compare(brand(a), brand(b));
    case 'ALPHABETICAL':
      return (a, b) => collators[locale].compare(name(a), name(b));
    case 'ALPHABETICAL_DESC':
      return (a, b) => collators[locale].compare(name(b), name(a));
    case 'RELEVANCE': {
      if (!found) return (a, b) => b.soldCount - a.soldCount;
      const rank = new Map(found.map((id, at) => [id, at]));
      return (a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0);
    }
    default:
      return latest;
  }
}

/** The whole order of a list: equal products newest first, then by id. */
export function compareProducts(context: SortContext): Compare {
  const compare = comparison(context);
  return (a, b) => compare(a, b) || b.firstAvailableOn - a.firstAvailableOn || b.id - a.id;
}
