import { defineRoute } from '../../app/defineRoute.ts';
import { orderArrivalQuery, publicOrderQuery } from '../../features/checkout/checkoutQueries.ts';
import { CheckoutConfirmScreen } from './CheckoutConfirmScreen.tsx';

const publicId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The confirmation of an order, by its public id in `?order=`. An id that is not one, or of no order, is said so on the page. */
export const route = defineRoute<{ readonly orderId: string | undefined }>({
  load: async ({ queryClient, dataApi }, { url }) => {
    const given = url.searchParams.get('order') ?? '';
    const orderId = publicId.test(given) ? given : undefined;
    // Without the days of arrival the page still says all that was ordered.
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
