/** Lists of recommended products in a response of the search API. */
import { type FoundProduct, parseGroups } from './parseProduct.ts';
import { listOf, shapeOf, textOf } from './readShape.ts';

export interface RecommendedList {
  readonly algorithm: string;
  readonly products: readonly FoundProduct[];
}

/** What does not parse is left out, and so is a list without products. */
export const parseRecommendations = (body: unknown): readonly RecommendedList[] =>
  listOf(shapeOf(body)['recommendationLists']).flatMap((each) => {
    const list = shapeOf(each);
    const algorithm = textOf(list['algorithm']);
    const products = parseGroups(list['productGroups']);
    return algorithm === undefined || products.length === 0 ? [] : [{ algorithm, products }];
  });
