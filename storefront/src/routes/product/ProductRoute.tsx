import { defineRoute } from '../../app/defineRoute.ts';
import { notFound, redirectTo } from '../../app/httpAnswers.ts';
import { areas, widgetAreaQuery } from '../../features/content/contentQueries.ts';
import { movedOrNotFound } from '../../features/content/followMove.ts';
import { imageSource } from '../../features/images/imageSource.ts';
import { relatedProductsQuery } from '../../features/lists/listQueries.ts';
import { absoluteUrl } from '../../features/market/sites.ts';
import { productQuery, reviewsQuery } from '../../features/product/productQueries.ts';
import { alternatesOf } from '../../app/metadata/alternates.ts';
import { loadWidgetData } from '../../features/widgets/placeWidgets.ts';
import { reviewsTaken } from './reviewsTaken.ts';
import { type MissingPart, readMissingPart } from '../../features/product/missingPart.ts';
import { ProductScreen } from './ProductScreen.tsx';


interface Criteria {
  readonly alias: string;
  readonly missing: MissingPart | undefined;
}

/** A product's page. The product is what it cannot be without; what goes with it, what others say and its content may fail. */
export const route = defineRoute<Criteria>({
  load: async (services, { params, url }) => {
    const { queryClient, dataApi } = services;
    const alias = params['alias'];
    if (!alias) notFound();
    const content = async () => {
      const area = await queryClient.ensureQueryData(widgetAreaQuery(dataApi, areas.product)).catch(() => null);
      await loadWidgetData({ services, productAlias: alias }, area);
    };
    const optional = [queryClient.prefetchQuery(relatedProductsQuery(dataApi, alias)), queryClient.prefetchQuery(reviewsQuery(dataApi, alias, reviewsTaken)), content()];
    const product = await queryClient.ensureQueryData(productQuery(dataApi, alias));
    if (!product) return movedOrNotFound(services, url);
    // An alias of another language, or of earlier days, leads to the product's own address.
    if (product.alias !== alias && product.canonicalUrl) redirectTo(`${product.canonicalUrl}${url.search}`, 301);
    await Promise.all(optional);
    return { alias, missing: readMissingPart(url.searchParams) };
  },
  meta: ({ queryClient, dataApi, site }, { alias }) => {
    const product = queryClient.getQueryData(productQuery(dataApi, alias).queryKey);
    if (!product) return { description: '' };
    const file = product.productImages?.[0]?.fileName;
    const description = product.meta?.description ?? product.texts?.text1 ?? '';
    const isAvailable = (product.totalStock?.totalStock ?? 0) > 0;
    return {
      title: [product.name, product.brand?.name].filter(Boolean).join(', '),
      description,
      ...(product.canonicalUrl && { canonicalPath: product.canonicalUrl }),
      ...(file && { image: file }),
      alternates: alternatesOf(product.alternativeUrls),
      cacheTags: [`product:${String(product.productId)}`, 'catalogue', 'content'],
      structuredData: [
        {
          '@type': 'Product',
          name: product.name,
          description,
          sku: product.articleNumber,
          ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
          image: (product.productImages ?? []).flatMap((image) => (image ? [absoluteUrl({ origin: site.origin, basename: '' }, imageSource(image.fileName, { alt: '', sizes: '' }).src)] : [])),
          offers: {
            '@type': 'Offer',
            price: product.unitPrice?.sellingPriceIncVat,
            priceCurrency: site.currency,
            availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
            url: absoluteUrl(site, product.canonicalUrl ?? '/'),
          },
          ...(product.rating && product.rating.voteCount > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: product.rating.score, reviewCount: product.rating.voteCount } }),
        },
      ],
    };
  },
  Screen: ProductScreen,
});
