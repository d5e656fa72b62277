/** Reports to the search what a consenting visitor does, for recommendations. */
import type { ShopperEvent } from '../../interface/shopperEvents.ts';
import type { SearchApi } from '../../search-api/createSearchApi.ts';
import { tickets } from '../../search-api/tickets.ts';

export function notifyRecommender(api: Pick<SearchApi, 'notify'>, event: ShopperEvent): void {
  const withTicket = (name: string, productId: number) => {
    const ticket = tickets.of(productId);
    if (ticket) api.notify(name, { ticket });
  };
  switch (event.type) {
    case 'product:click':
      withTicket('click', event.data.productId);
      break;
    case 'cart:add':
      withTicket('add-to-cart', event.data.productId);
      break;
    case 'favorite:add':
      api.notify('add-favorite', { productKey: String(event.data.productId) });
      break;
    case 'favorite:remove':
      api.notify('remove-favorite', { productKey: String(event.data.productId) });
      break;
    default:
  }
}
