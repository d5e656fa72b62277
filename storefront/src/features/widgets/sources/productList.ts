/**
 * The products of a product list: by a catalogue query, by number, best sellers or related, and
 * what the visitor chose before.
 */
import type { ProductQueryValue, WidgetConfiguration } from '@solvik/content-schema';
import type { Services } from '../../../page/services.ts';
import { productCardProps } from '../../lists/productCardProps.ts';
import {
  productRowQuery,
  productsByIdQuery,
  relatedProductsQuery,
} from '../../lists/rowQueries.ts';
import { recentlyViewed } from '../../recentlyViewed/recentlyViewed.ts';
import type { WidgetContext, WidgetSource } from '../widgetSource.ts';

type Configuration = WidgetConfiguration<'product-list'>;

/** The number shown if the editor has set none. */
const defaultCount = 8;

/** The Data API's query for a product list. */
export function rowVariables(query: ProductQueryValue) {
  return {
    take: query.take,
    filter: { sort: query.sort },
    ...(query.category && { categoryAlias: query.category }),
    ...(query.brand && { brandAlias: query.brand }),
    ...(query.campaign && { discountCampaignAlias: query.campaign }),
  };
}

const countOf = ({ query }: Configuration) => query?.take ?? defaultCount;
const row = ({ dataApi }: Services, query: ProductQueryValue) =>
  productRowQuery(dataApi, rowVariables(query));
const bestSellers = (services: Services, configuration: Configuration) =>
  row(services, { ...configuration.query, sort: 'MOST_SOLD', take: countOf(configuration) });

/** The numbers of the products, if only they are known. */
function idsOf({ source, products }: Configuration, { visitor }: WidgetContext): readonly number[] {
  if (source === 'picked') return products;
  return (
    (source === 'recently-viewed'
      ? visitor?.recentlyViewed
      : source === 'favourites'
        ? visitor?.favourites
        : undefined) ?? []
  );
}

async function loadById(configuration: Configuration, context: WidgetContext): Promise<void> {
  const ids = idsOf(configuration, context);
  const { queryClient, dataApi } = context.services;
  if (ids.length === 0) return;
  const found = await queryClient.ensureQueryData(productsByIdQuery(dataApi, ids));
  if (configuration.source !== 'recently-viewed') return;
  const known = new Set(found.flatMap(({ id }) => id ?? []));
  recentlyViewed.remove(ids.filter((id) => !known.has(id)));
}

/** The page's related products, or best sellers if there are none. */
async function loadRecommended(
  configuration: Configuration,
  { services, productAlias }: WidgetContext,
): Promise<void> {
  const { queryClient, dataApi } = services;
  const related = productAlias
    ? await queryClient.ensureQueryData(relatedProductsQuery(dataApi, productAlias))
    : [];
  if (related.length === 0) await queryClient.ensureQueryData(bestSellers(services, configuration));
}

function found(configuration: Configuration, context: WidgetContext) {
  const { services, productAlias } = context;
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
      ? related.slice(0, countOf(configuration))
      : queryClient.getQueryData(bestSellers(services, configuration).queryKey);
  }
  const ids = idsOf(configuration, context);
  const byId =
    ids.length > 0 ? queryClient.getQueryData(productsByIdQuery(dataApi, ids).queryKey) : undefined;
  if (configuration.source === 'picked') return byId;
  // The page's own product is not shown again.
  return byId?.filter(({ alias }) => alias !== productAlias).slice(0, countOf(configuration));
}

export const productListSource: WidgetSource<'product-list'> = {
  async load(context, configuration) {
    const { services } = context;
    if (configuration.source === 'recommended') await loadRecommended(configuration, context);
    else if (configuration.source !== 'query') await loadById(configuration, context);
    else if (configuration.query)
      await services.queryClient.ensureQueryData(row(services, configuration.query));
  },
  read(context, configuration) {
    const { text, now } = context.services;
    const products = (found(configuration, context) ?? []).map((product) => ({
      ...productCardProps(product, { text, now: now() }),
      key: product.alias,
    }));
    return products.length > 0 ? { products } : undefined;
  },
};
