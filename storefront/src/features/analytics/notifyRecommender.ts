/** Reports to the search what a consenting visitor does, for recommendations. */
import type { ShopperEvent } from '../../interface/shopperEvents.ts';
import type { SearchApi } from '../../search-api/createSearchApi.ts';
import { requestTicket } from '../../search-api/requestTicket.ts';
import { tickets } from '../../search-api/tickets.ts';

type Api = Pick<SearchApi, 'notify' | 'query'>;

/** A product of a list has no ticket until its page has been requested. */
async function notifyWithTicket(api: Api, name: string, productId: number): Promise<void> {
  if (!tickets.of(productId)) await requestTicket(api, productId);
  const ticket = tickets.of(productId);
  if (ticket) api.notify(name, { ticket });
}

/** Resolves once it has been sent; nothing depends on it, so that a failure is ignored. */
export async function notifyRecommender(api: Api, event: ShopperEvent): Promise<void> {
  try {
    switch (event.type) {
      case 'product:detail':
        await requestTicket(api, event.data.productId);
        break;
      case 'product:click':
        await notifyWithTicket(api, 'click', event.data.productId);
        break;
      case 'cart:add':
        await notifyWithTicket(api, 'add-to-cart', event.data.productId);
        break;
      case 'favorite:add':
        api.notify('add-favorite', { productKey: String(event.data.productId) });
        break;
      case 'favorite:remove':
        api.notify('remove-favorite', { productKey: String(event.data.productId) });
        break;
      default:
    }
  } catch {
    // No screen depends on it.
  }
}
