/** A list of products in a response of the search API, parsed. */
import type { ProductsQuery } from '../data-api/generated/operations.ts';
import { type FoundProduct, parseGroups } from './parseProduct.ts';
import { listOf, numberOf, type Shape, shapeOf, textOf } from './readShape.ts';

type Products = NonNullable<ProductsQuery['products']>;
type Filters = NonNullable<Products['filters']>;
type Facet = NonNullable<NonNullable<Filters['facets']>[number]>;
type FacetValue = NonNullable<NonNullable<Facet['values']>[number]>;

/** A page of results, as the Data API writes a list. */
export interface FoundList extends Omit<Products, 'products'> {
  readonly products: readonly FoundProduct[];
}

/** Types of the Data API's filters; every other is a parameter of products. */
const fixedTypes = ['Category', 'Brand', 'Sku', 'Discount'];

/** Sizes are in formats of types, such as EU sizes of shoes. */
const valuesOf = (facet: Shape): readonly unknown[] =>
  Array.isArray(facet['sizeTypes'])
    ? facet['sizeTypes']
        .flatMap((type) => listOf(shapeOf(type)['formats']))
        .flatMap((format) => listOf(shapeOf(format)['values']))
    : listOf(facet['values']);

function valueOf(given: unknown, order: number): readonly FacetValue[] {
  const value = shapeOf(given);
  const id = textOf(value['id']);
  if (id === undefined) return [];
  const [label, count] = [textOf(value['label']) ?? id, numberOf(value['count']) ?? 0];
  return [{ _id: id, facetId: id, label, order, count, hidden: false }];
}

function facetOf(facet: Shape, order: number): readonly Facet[] {
  const id = textOf(facet['id']);
  if (id === undefined || facet['type'] === 'RANGE') return [];
  const label = textOf(facet['label']) ?? id;
  const type = fixedTypes.includes(id) ? id : 'Parameter';
  return [
    { filterId: id, type, group: id, label, order, values: valuesOf(facet).flatMap(valueOf) },
  ];
}

function priceIn(facets: readonly Shape[]): Filters['price'] {
  const range = facets.find(({ id, type }) => type === 'RANGE' && id === 'Price') ?? {};
  const [lowest, highest] = [numberOf(range['min']), numberOf(range['max'])];
  return lowest === undefined || highest === undefined ? null : { lowest, highest };
}

/**
 * The primary list of a search-page or landing-page; what does not parse is left out.
 * @returns undefined for a response without such a list
 */
export function parsePrimaryList(body: unknown): FoundList | undefined {
  const list = shapeOf(shapeOf(body)['primaryList']);
  const count = numberOf(list['totalHits']);
  if (count === undefined) return undefined;
  const facets = listOf(list['facets']).map(shapeOf);
  return {
    count,
    products: parseGroups(list['productGroups']),
    filters: { price: priceIn(facets), facets: facets.flatMap(facetOf) },
  };
}
