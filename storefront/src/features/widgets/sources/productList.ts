/** The products of a product list: by a question to the catalogue, by number, what sells or suits, and what the visitor chose before. */
import type { ProductQueryValue, WidgetConfiguration } from '@solvik/content-schema';
import type { Services } from '../../../app/services.ts';
import { productCardProps } from '../../lists/productCardProps.ts';
import {
  productRowQuery,
  productsByIdQuery,
  relatedProductsQuery,
} from '../../lists/listQueries.ts';
import { recentlyViewed } from '../../recentlyViewed/recentlyViewed.ts';
import type { Asking, WidgetSource } from '../widgetSource.ts';

type Configuration = WidgetConfiguration<'product-list'>;

/** Shown of what the editor has not counted. */
const usualTake = 8;

/** The Data API's question behind a product query. */
export function rowVariables(query: ProductQueryValue) {
  return {
    take: query.take,
    filter: { sort: query.sort },
    ...(query.category && { categoryAlias: query.category }),
    ...(query.brand && { brandAlias: query.brand }),
    ...(query.campaign && { discountCampaignAlias: query.campaign }),
  };
}

const takeOf = ({ query }: Configuration) => query?.take ?? usualTake;
const row = ({ dataApi }: Services, query: ProductQueryValue) =>
  productRowQuery(dataApi, rowVariables(query));
const bestSellers = (services: Services, configuration: Configuration) =>
  row(services, { ...configuration.query, sort: 'MOST_SOLD', take: takeOf(configuration) });

/** The numbers of the products, where they are what is known of them. */
function idsOf({ source, products }: Configuration, { visitor }: Asking): readonly number[] {
  if (source === 'picked') return products;
  return (
    (source === 'recently-viewed'
      ? visitor?.recentlyViewed
      : source === 'favourites'
        ? visitor?.favourites
        : undefined) ?? []
  );
}

async function askById(configuration: Configuration, asking: Asking): Promise<void> {
  const ids = idsOf(configuration, asking);
  const { queryClient, dataApi } = asking.services;
  if (ids.length === 0) return;
  const found = await queryClient.ensureQueryData(productsByIdQuery(dataApi, ids));
  if (configuration.source !== 'recently-viewed') return;
  const known = new Set(found.flatMap(({ id }) => id ?? []));
  recentlyViewed.forget(ids.filter((id) => !known.has(id)));
}

/** What goes with the page's product, or what sells best where nothing does. */
async function askRecommended(
  configuration: Configuration,
  { services, productAlias }: Asking,
): Promise<void> {
  const { queryClient, dataApi } = services;
  const related = productAlias
    ? await queryClient.ensureQueryData(relatedProductsQuery(dataApi, productAlias))
    : [];
  if (related.length === 0) await queryClient.ensureQueryData(bestSellers(services, configuration));
}

function found(configuration: Configuration, asking: Asking) {
  const { services, productAlias } = asking;
  const { queryClient, dataApi } = services;
  if (configuration.source === 'query')
    return (
      configuration.query && queryClient.getQueryData(row(services, configuration.query).queryKey)
    );
  if (configuration.source === 'recommended') {
    const related = productAlias
      ? queryClient.getQueryData(relatedProductsQuery(dataApi, productAlias).queryKey)
      : undefined;
    return related?.length
      ? related.slice(0, takeOf(configuration))
      : queryClient.getQueryData(bestSellers(services, configuration).queryKey);
  }
  const ids = idsOf(configuration, asking);
  const byId =
    ids.length > 0 ? queryClient.getQueryData(productsByIdQuery(dataApi, ids).queryKey) : undefined;
  if (configuration.source === 'picked') return byId;
  // Whoever stands before a product need not be shown it again.
  return byId?.filter(({ alias }) => alias !== productAlias).slice(0, takeOf(configuration));
}

export const productListSource: WidgetSource<'product-list'> = {
  async ask(asking, configuration) {
    const { services } = asking;
    if (configuration.source === 'recommended') await askRecommended(configuration, asking);
    else if (configuration.source !== 'query') await askById(configuration, asking);
    else if (configuration.query)
      await services.queryClient.ensureQueryData(row(services, configuration.query));
  },
  read(asking, configuration) {
    const { text, now } = asking.services;
    const products = (found(configuration, asking) ?? []).map((product) => ({
      ...productCardProps(product, { text, now: now() }),
      key: product.alias,
    }));
    return products.length > 0 ? { products } : undefined;
  },
};
