/**
 * The Data API's responses in a shop of the demo's size: full pages of products in many colours,
 * and filters by the dozen.
 */
import type { Site } from '@solvik/addresses';
import {
  type StoryResponses,
  storyArea,
  storyList,
  storyWidget,
  defaultResponses,
} from './storyResponses.ts';
import { storyCards } from './storyGoods.ts';

const many = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const colours = ['#b08e68', '#33312f', '#8d9a80', '#d3c2a3'];

function cards(site: Site, count: number) {
  const some = storyCards(site);
  return many(count, (at) => {
    const productId = 1000 + at;
    const variants = colours.map((value, nth) => ({
      productId: productId + nth,
      value,
      label: `Färg ${String(nth)}`,
    }));
    const alias = `rak-kappa-i-italiensk-ull-${String(at)}`;
    const own = {
      productId,
      alias,
      canonicalUrl: `/p/dam/kappor-och-jackor/${alias}`,
      variantGroup: { variants },
    };
    return { ...some[at % some.length], ...own, firstAvailableOn: '2026-11-20T00:00:00.000Z' };
  });
}

const facets = ['Category', 'Sku', 'Brand', 'Color', 'Material', 'Pattern'].map((type, order) => ({
  filterId: type,
  type,
  group: type,
  label: type,
  order,
  values: many(30, (at) => {
    const id = `${type}-${String(at)}`;
    return {
      _id: id,
      facetId: id,
      label: `Värde nummer ${String(at)}`,
      order: at,
      count: at + 1,
      hidden: false,
    };
  }),
}));

const entry = (
  label: string,
  { path, children = [] }: { readonly path: string; readonly children?: readonly unknown[] },
) => ({
  label,
  title: label,
  canonicalUrl: path,
  hidden: false,
  order: 0,
  children,
});

/** The first sub-category of the first category is the list at `/c/1`. */
const tree = many(8, (at) => {
  const subCategories = many(9, (nth) =>
    entry(`Hylla ${String(at)}.${String(nth)}`, { path: `/c/${String(at * 9 + nth + 1)}` }),
  );
  return entry(`Avdelning ${String(at)}`, {
    path: `/c/avdelning-${String(at)}`,
    children: subCategories,
  });
});

export function demoResponses(site: Site): StoryResponses {
  const homeArea = storyArea(
    [
      [storyWidget('hero', 'Winter coats')],
      [storyWidget('selling-points', 'Four figures')],
      [storyWidget('product-list', 'Row')],
      [storyWidget('product-list', 'Row', { query: { sort: 'MOST_SOLD', take: 8 } })],
    ],
    { site },
  );
  return {
    ...defaultResponses(site),
    menuTree: () => ({ getMenuAtLocation: { title: 'Meny', menuItems: tree } }),
    widgetArea: ({ family }) => ({ widgetArea: family === 'Frontpage' ? homeArea : null }),
    products: () => {
      const filters = { price: { lowest: 99, highest: 4999 }, facets };
      return { products: { ...storyList(site, 340), products: cards(site, 20), filters } };
    },
    productsWithSkus: () => ({ products: { products: cards(site, 8) } }),
    productRow: () => ({ products: { products: cards(site, 8) } }),
    relatedProducts: () => ({ relatedProducts: cards(site, 8) }),
  };
}
