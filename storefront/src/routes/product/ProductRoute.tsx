import { defineRoute } from '../../page/defineRoute.ts';
import { notFound, redirectTo } from '../../page/httpErrors.ts';
import { areas } from '../../features/content/areas/areaSelector.ts';
import { widgetAreaQuery } from '../../features/content/contentQueries.ts';
import { redirectMovedPage } from '../../features/content/redirectMovedPage.ts';
import { productRowQuery, relatedProductsQuery } from '../../features/lists/rowQueries.ts';
import { breadcrumbData } from '../../page/metadata/breadcrumbData.ts';
import { productData } from '../../features/product/productData.ts';
import { firstReviews, productQuery, reviewsQuery } from '../../features/product/productQueries.ts';
import { loadWidgetData } from '../../features/widgets/placeWidgets.ts';
import { readMissingPart } from '../../features/product/missingSelection.ts';
import type { Services } from '../../page/services.ts';
import { twinQuery } from '../../features/product/twinQuery.ts';
import { insteadOf, withdrawnQuery } from '../../features/product/withdrawnQuery.ts';
import { prepareCare } from './CareFact.tsx';
import { prepareReviews } from './ProductReviews.tsx';
import { loadWithdrawn, Withdrawn } from './Withdrawn.tsx';
import { type ProductCriteria, ProductScreen } from './ProductScreen.tsx';

/** Nothing is sold at this address: it moved, or is that of a withdrawn product, or of none. */
async function withdrawnOrNotFound(
  services: Services,
  { alias, url }: { readonly alias: string; readonly url: URL },
): Promise<ProductCriteria> {
  await redirectMovedPage(services, url);
  const { queryClient, dataApi } = services;
  // A shop that cannot know has no product.
  const withdrawn = await queryClient
    .ensureQueryData(withdrawnQuery(dataApi, alias))
    .catch(() => null);
  if (!withdrawn) return notFound();
  await queryClient.prefetchQuery(productRowQuery(dataApi, insteadOf(withdrawn)));
  return { alias, missing: undefined, withdrawn };
}

/** A product's page. It needs the product; related products, reviews, twin and content may fail. */
export const route = defineRoute<ProductCriteria>({
  load: async (services, { params, url }) => {
    const { queryClient, dataApi } = services;
    const alias = params['alias'];
    if (!alias) notFound();
    const content = async () => {
      const area = await queryClient
        .ensureQueryData(widgetAreaQuery(dataApi, areas.product))
        .catch(() => null);
      await loadWidgetData({ services, productAlias: alias }, area);
    };
    const optional = [
      queryClient.prefetchQuery(relatedProductsQuery(dataApi, alias)),
      queryClient.prefetchQuery(reviewsQuery(dataApi, alias, firstReviews)),
      queryClient.prefetchQuery(twinQuery(dataApi, alias)),
      content(),
    ];
    const product = await queryClient.ensureQueryData(productQuery(dataApi, alias));
    if (!product) return withdrawnOrNotFound(services, { alias, url });
    // An alias of another language, or a former one, redirects to the product's own address.
    if (product.alias !== alias && product.href) redirectTo(`${product.href}${url.search}`, 301);
    await Promise.all(optional);
    return { alias, missing: readMissingPart(url.searchParams) };
  },
  prepare: async ({ withdrawn }) => {
    await (withdrawn ? loadWithdrawn() : Promise.all([prepareReviews(), prepareCare()]));
  },
  meta: ({ queryClient, dataApi, site, now }, { alias, withdrawn }) => {
    if (withdrawn) return { title: withdrawn.name, description: '', isHiddenFromSearch: true };
    const product = queryClient.getQueryData(productQuery(dataApi, alias).queryKey);
    if (!product) return { description: '' };
    const { id, name, brand, href, pictures, crumbs = [] } = product;
    const [image] = pictures;
    const description = product.description ?? product.about ?? '';
    return {
      title: [name, brand].filter(Boolean).join(', '),
      description,
      ...(href && { canonicalPath: href }),
      ...(image && { image }),
      alternates: product.alternates ?? {},
      cacheTags: [`product:${String(id)}`, 'catalogue', 'content'],
      structuredData: import.meta.env.SSR
        ? [
            ...productData(product, { site, now: now(), description }),
            ...breadcrumbData([...crumbs, { label: name, href: href ?? '/' }], site),
          ]
        : [],
    };
  },
  Screen: ({ criteria }) =>
    criteria.withdrawn ? (
      <Withdrawn withdrawn={criteria.withdrawn} />
    ) : (
      <ProductScreen criteria={criteria} />
    ),
  status: (_services, { withdrawn }) => (withdrawn ? 410 : 200),
});
