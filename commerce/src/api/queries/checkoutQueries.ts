/** The checkout, placing an order, and looking at it by its public id. */
import { cartPlace } from '../../carts/changeCart.ts';
import { readCart } from '../../carts/cartStore.ts';
import { setShippingFee, updateCheckout } from '../../checkout/updateCheckout.ts';
import { validateOrder } from '../../checkout/validateOrder.ts';
import { readMark } from '../../customers/customerMark.ts';
import { placeOrder } from '../../orders/placeOrder.ts';
import { readOrder, readOrderOfCart } from '../../orders/orderStore.ts';
import type { StoredOrder } from '../../orders/orderRow.ts';
import { viewOrder, type OrderView } from '../../orders/orderView.ts';
import { toMinor } from '../../pricing/formatMoney.ts';
import { ShopError } from '../../shopError.ts';
import type { ApiContext } from '../apiContext.ts';
import { builder } from '../builder.ts';
import { placeArguments } from '../placeArguments.ts';
import { CheckoutDataType } from '../types/checkoutOrderTypes.ts';
import {
  CheckoutInputType,
  CheckoutType,
  PlaceOrderResponseType,
  readCheckoutInput,
  ValidateOrderConditionsResponseType,
  ValidateOrderCreationResponseType,
} from '../types/checkoutTypes.ts';
import { PaymentType } from '../types/optionTypes.ts';
import { OrderType } from '../types/orderTypes.ts';
import { loadCart } from './cartQueries.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** In the order's own market, whatever market the reader stands in; in the reader's language. */
async function showOrder(
  context: ApiContext,
  stored: StoredOrder | undefined,
  languageId: string | null | undefined,
): Promise<OrderView | undefined> {
  if (!stored) return undefined;
  const { channel_id, market_id } = stored.order;
  return viewOrder(
    context.shop.database.handle,
    await context.reader({ channelId: channel_id, marketId: market_id, languageId }),
    stored,
  );
}

builder.queryFields((t) => ({
  checkout: t.field({
    type: CheckoutDataType,
    args: {
      ...placeArguments(t.arg),
      id: t.arg.string({ required: true }),
      cartId: t.arg.string(),
      paymentType: t.arg({ type: PaymentType, required: true }),
    },
    resolve: async (_, { id, cartId, languageId }, context) => {
      const { handle } = context.shop.database;
      const stored = uuid.test(id)
        ? await readOrder(handle, id)
        : cartId
          ? await readOrderOfCart(handle, cartId)
          : undefined;
      return { order: await showOrder(context, stored, languageId) };
    },
  }),
  getOrderPublic: t.field({
    type: OrderType,
    args: { ...placeArguments(t.arg), publicOrderId: t.arg({ type: 'Guid', required: true }) },
    resolve: async (_, { publicOrderId, languageId }, context) =>
      showOrder(context, await readOrder(context.shop.database.handle, publicOrderId), languageId),
  }),
  validateOrderCreation: t.field({
    type: ValidateOrderCreationResponseType,
    args: {
      ...placeArguments(t.arg),
      cartId: t.arg.string({ required: true }),
      checkout: t.arg({ type: CheckoutInputType, required: true }),
    },
    resolve: async (
      _,
      given,
      {
        shop: {
          database: { handle },
        },
        reader,
      },
    ) => {
      const stored = await readCart(handle, given.cartId, cartPlace(await reader(given)));
      const checkout = { ...stored?.cart.checkout, ...readCheckoutInput(given.checkout) };
      return validateOrder({ checkout, stored, mark: await readMark(handle, checkout.email) });
    },
  }),
  validateOrderConditions: t.field({
    type: ValidateOrderConditionsResponseType,
    args: {
      ...placeArguments(t.arg),
      cartId: t.arg.string({ required: true }),
      email: t.arg.string(),
    },
    resolve: async (_, given, context) => {
      const priced = await loadCart(context, given, { id: given.cartId });
      if (!priced || priced.lines.length === 0)
        return { isValid: false, message: 'There is nothing in the cart.' };
      const isSoldOut = priced.lines.some(
        ({ sku, row }) => !sku || sku.stock.totalStock < row.quantity,
      );
      return isSoldOut
        ? { isValid: false, message: 'The cart holds more than can be had.' }
        : { isValid: true };
    },
  }),
}));

builder.mutationFields((t) => {
  const cartId = t.arg.string({ required: true });
  return {
    createOrUpdateCheckout: t.field({
      type: CheckoutType,
      args: { ...placeArguments(t.arg), cartId, checkout: t.arg({ type: CheckoutInputType }) },
      resolve: async (_, given, context) => {
        await updateCheckout(context.shop, await context.reader(given), {
          cartId: given.cartId,
          checkout: readCheckoutInput(given.checkout),
        });
        context.forget();
        return loadCart(context, given, { id: given.cartId, isFeeGiven: true });
      },
    }),
    placeOrder: t.field({
      type: PlaceOrderResponseType,
      args: {
        ...placeArguments(t.arg),
        cartId,
        checkout: t.arg({ type: CheckoutInputType, required: true }),
      },
      resolve: async (_, given, context) => {
        const placed = await placeOrder(context.shop, await context.reader(given), {
          cartId: given.cartId,
          checkout: readCheckoutInput(given.checkout),
          isShippingUnchecked: given.checkout.skipShippingValidation ?? false,
        });
        return { ...placed, orderId: String(placed.orderId) };
      },
    }),
    setCartShippingFee: t.field({
      type: CheckoutType,
      args: {
        ...placeArguments(t.arg),
        cartId,
        shippingFee: t.arg({ type: 'Decimal', required: true }),
      },
      resolve: async (_, given, context) => {
        if (given.shippingFee < 0 || given.shippingFee > 100_000)
          throw new ShopError('BAD_USER_INPUT', 'The shipping fee must be between 0 and 100 000.');
        await setShippingFee(context.shop, await context.reader(given), {
          cartId: given.cartId,
          fee: toMinor(given.shippingFee),
        });
        context.forget();
        return loadCart(context, given, { id: given.cartId, isFeeGiven: true });
      },
    }),
  };
});
