import { queryOptions } from '@tanstack/react-query';
import type { DataApi } from '../../data-api/createDataApi.ts';
import {
  productsWithSkusDocument,
  type ProductsWithSkusQuery,
} from '../../data-api/generated/operations.ts';
import { present } from '../../data-api/present.ts';
import { parameterOf } from '../../features/lists/parameterOf.ts';
import { type ProductCardView, productCardView } from '../../features/lists/productCardView.ts';
import { type SizeView, sizeView } from '../../features/product/sizeView.ts';

export interface CategoryLink {
  readonly label: string;
  /** Path within the site. */
  readonly href: string;
}

/** A product as the comparison shows it. */
export interface ComparedView {
  readonly id: number;
  readonly card: ProductCardView;
  /** With VAT, in the currency's unit; undefined without a price. */
  readonly amount?: number;
  /** The name of its own colour. */
  readonly colour?: string;
  /** What its page shows of the product itself, by the label of the property. */
  readonly facts: Readonly<Record<string, string>>;
  readonly sizes: readonly SizeView[];
  /** From its department to its category; none where it has no category. */
  readonly categories: readonly CategoryLink[];
}

type Product = NonNullable<
  NonNullable<NonNullable<ProductsWithSkusQuery['products']>['products']>[number]
>;

/** Colours have a row of their own, and the pictures' models are none of the products. */
const apart = ['Color', 'ModelHeight', 'ModelSize'];

function factsOf({ parameterGroups }: Product): ComparedView['facts'] {
  const shown = present(parameterGroups)
    .flatMap(({ parameters }) => present(parameters))
    .filter(({ show, value, identifier }) => show && value && !apart.includes(identifier ?? ''));
  const byTerm = Map.groupBy(shown, ({ label, name }) => label ?? name ?? '');
  return Object.fromEntries(
    [...byTerm].map(([term, values]) => [term, values.map(({ value }) => value).join(', ')]),
  );
}

function comparedView(product: Product): ComparedView {
  const colour = parameterOf(product, 'Color');
  return {
    id: product.productId,
    card: productCardView(product),
    ...(product.unitPrice && { amount: product.unitPrice.sellingPriceIncVat }),
    ...(colour && { colour }),
    facts: factsOf(product),
    sizes: present(product.skus).map(sizeView),
    categories: present(product.breadcrumbs).flatMap(({ name: label, url: href }) =>
      label && href ? [{ label, href }] : [],
    ),
  };
}

/** The products with these ids in that order; those that the market does not sell are left out. */
export const comparedProductsQuery = (dataApi: DataApi, productIds: readonly number[]) =>
  queryOptions({
    queryKey: ['compared-products', dataApi.site.marketId, productIds],
    queryFn: async ({ signal }) => {
      if (productIds.length === 0) return [];
      const { products } = await dataApi.send(
        productsWithSkusDocument,
        { take: productIds.length, filter: { productIds: [...productIds] } },
        { signal },
      );
      return present(products?.products).map(comparedView);
    },
  });
