/** The entries of a site's sitemaps, fetched from the Data API page by page. */
import { type RouteName, writeAddress } from '@solvik/addresses';
import type { DataApi } from '../../src/data-api/createDataApi.ts';
import {
  brandsDocument,
  sitemapCategoriesDocument,
  sitemapPagesDocument,
  sitemapProductsDocument,
} from '../../src/data-api/generated/operations.ts';
import { pageInOtherSites } from '../../src/features/market/pageInOtherSites.ts';
import type { SitemapEntry, SitemapContext } from './sitemapXml.ts';

/** Products in one sitemap: far below the protocol's 50,000, so that each is created quickly. */
export const productsPerSitemap = 6000;
/** The Data API's limit per response. */
const productsPerResponse = 600;

const fixedRoutes: readonly RouteName[] = [
  'home',
  'newProducts',
  'bestSellers',
  'comingSoon',
  'brands',
];

interface Placed {
  readonly canonicalUrl?: string | null;
  readonly alternativeUrls?:
    | readonly ({ readonly url: string; readonly channelId: string } | null)[]
    | null;
}

const placedEntries = (items: readonly (Placed | null)[] | null | undefined): SitemapEntry[] =>
  (items ?? []).flatMap((item) => {
    if (!item?.canonicalUrl) return [];
    const alternates = Object.fromEntries(
      (item.alternativeUrls ?? []).flatMap((other) =>
        other ? [[other.channelId, other.url]] : [],
      ),
    );
    return [{ path: item.canonicalUrl, alternates }];
  });

/** The number of product sitemaps of a site. */
export async function countProductSitemaps(dataApi: DataApi): Promise<number> {
  const { products } = await dataApi.send(sitemapProductsDocument, { skip: 0, take: 0 });
  return Math.ceil(Number(products?.count ?? 0) / productsPerSitemap);
}

/** The products of the sitemap with this number, from 1. */
export async function* productEntries(
  dataApi: DataApi,
  number: number,
): AsyncGenerator<readonly SitemapEntry[]> {
  const from = (number - 1) * productsPerSitemap;
  for (let skip = from; skip < from + productsPerSitemap; skip += productsPerResponse) {
    const { products } = await dataApi.send(sitemapProductsDocument, {
      skip,
      take: productsPerResponse,
    });
    yield placedEntries(products?.products);
    if (skip + productsPerResponse >= Number(products?.count ?? 0)) return;
  }
}

/** Everything of a site except products: fixed pages, categories, brands, content. */
export async function* pageEntries(
  dataApi: DataApi,
  { site, sites }: SitemapContext,
): AsyncGenerator<readonly SitemapEntry[]> {
  const everywhere = (path: string): SitemapEntry => ({
    path,
    alternates: Object.fromEntries(
      sites.map((other) => [
        other.channelId,
        pageInOtherSites({ path, locale: site.locale }, other),
      ]),
    ),
  });
  yield fixedRoutes.map((route) => everywhere(writeAddress(route, site.locale)));
  yield placedEntries((await dataApi.send(sitemapCategoriesDocument, {})).categories);
  yield placedEntries((await dataApi.send(brandsDocument, {})).brands);
  const { cmsPages } = await dataApi.send(sitemapPagesDocument, {});
  yield (cmsPages ?? []).flatMap((page) =>
    page ? [{ path: page.canonicalUrl ?? `/${page.alias ?? ''}` }] : [],
  );
}
