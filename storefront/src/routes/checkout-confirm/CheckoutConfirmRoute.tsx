import { defineRoute } from '../../page/defineRoute.ts';
import { orderArrivalQuery, publicOrderQuery } from '../../features/checkout/checkoutQueries.ts';
import { CheckoutConfirmScreen, type ConfirmCriteria } from './CheckoutConfirmScreen.tsx';

const publicId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The confirmation of an order, by its public id in `?order=`. A malformed or unknown id is
 * reported on the page.
 */
export const route = defineRoute<ConfirmCriteria>({
  load: async ({ queryClient, dataApi }, { url }) => {
    const parameter = url.searchParams.get('order') ?? '';
    const orderId = publicId.test(parameter) ? parameter : undefined;
    // Without the arrival days the page still lists the order.
    if (orderId)
      await Promise.all([
        queryClient.fetchQuery(publicOrderQuery(dataApi, orderId)),
        queryClient.prefetchQuery(orderArrivalQuery(dataApi, orderId)),
      ]);
    return { orderId };
  },
  meta: ({ text }) => ({
    title: text('cart.order'),
    description: text('confirm.next'),
    isHiddenFromSearch: true,
  }),
  Screen: CheckoutConfirmScreen,
  isPersonal: true,
  status: ({ queryClient, dataApi }, { orderId }) =>
    orderId && queryClient.getQueryData(publicOrderQuery(dataApi, orderId).queryKey) ? 200 : 404,
});
