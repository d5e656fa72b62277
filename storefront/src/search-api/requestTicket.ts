import type { SearchApi } from './createSearchApi.ts';
import { parseGroups } from './parseProduct.ts';
import { shapeOf } from './readShape.ts';
import { tickets } from './tickets.ts';

/**
 * Requests the page of a product, which the search records as viewed, and remembers the product's
 * ticket: lists of the Data API have none.
 * @throws SearchError
 */
export async function requestTicket(
  api: Pick<SearchApi, 'query'>,
  productId: number,
): Promise<void> {
  const body = await api.query('product-page', { parameters: { productKey: productId, limit: 1 } });
  for (const product of parseGroups([shapeOf(body)['productGroup']]))
    if (product.ticket) tickets.remember(product.productId, product.ticket);
}
