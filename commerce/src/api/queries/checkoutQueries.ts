/** The checkout, placing an order, and reading an order by its public id. */
import { cartScope } from '../../carts/changeCart.ts';
import { readCart } from '../../carts/cartStore.ts';
import { setShippingFee, updateCheckout } from '../../checkout/updateCheckout.ts';
import { validateOrder } from '../../checkout/validateOrder.ts';
import { readCustomerStatus } from '../../customers/customerStatus.ts';
import { placeOrder } from '../../orders/placeOrder.ts';
import { readOrder, readOrderOfCart } from '../../orders/orderStore.ts';
import type { StoredOrder } from '../../orders/orderRow.ts';
import type { OrderView } from '../../orders/orderView.ts';
import { viewOrder } from '../../orders/viewOrder.ts';
import { toMinor } from '@solvik/shop-rules';
import { ShopError } from '../../shopError.ts';
import type { ApiContext } from '../apiContext.ts';
import { builder } from '../builder.ts';
import { scopeArguments } from '../scopeArguments.ts';
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

/** In the order's own market, whatever market the reader is in; in the reader's language. */
async function showOrder(
  context: ApiContext,
  stored: StoredOrder | undefined,
  languageId: string | null | undefined,
): Promise<OrderView | undefined> {
  if (!stored) return undefined;
  const { channelId, marketId } = stored.order;
  return viewOrder(
    context.shop.database.handle,
    await context.reader({ channelId, marketId, languageId }),
    stored,
  );
}

builder.queryFields((t) => ({
  checkout: t.field({
    type: CheckoutDataType,
    args: {
      ...scopeArguments(t.arg),
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
    args: { ...scopeArguments(t.arg), publicOrderId: t.arg({ type: 'Guid', required: true }) },
    resolve: async (_, { publicOrderId, languageId }, context) =>
      showOrder(context, await readOrder(context.shop.database.handle, publicOrderId), languageId),
  }),
  validateOrderCreation: t.field({
    type: ValidateOrderCreationResponseType,
    args: {
      ...scopeArguments(t.arg),
      cartId: t.arg.string({ required: true }),
      checkout: t.arg({ type: CheckoutInputType, required: true }),
    },
    resolve: async (
      _,
      args,
      {
        shop: {
          database: { handle },
        },
        reader,
      },
    ) => {
      const stored = await readCart(handle, args.cartId, cartScope(await reader(args)));
      const checkout = { ...stored?.cart.checkout, ...readCheckoutInput(args.checkout) };
      return validateOrder({
        checkout,
        stored,
        status: await readCustomerStatus(handle, checkout.email),
      });
    },
  }),
  validateOrderConditions: t.field({
    type: ValidateOrderConditionsResponseType,
    args: {
      ...scopeArguments(t.arg),
      cartId: t.arg.string({ required: true }),
      email: t.arg.string(),
    },
    resolve: async (_, args, context) => {
      const priced = await loadCart(context, args, { id: args.cartId });
      if (!priced || priced.lines.length === 0)
        return { isValid: false, message: 'There is nothing in the cart.' };
      const isSoldOut = priced.lines.some(
        ({ sku, row }) => !sku || sku.stock.totalStock < row.quantity,
      );
      return isSoldOut
        ? { isValid: false, message: 'The cart has more pieces than are in stock.' }
        : { isValid: true };
    },
  }),
}));

builder.mutationFields((t) => {
  const cartId = t.arg.string({ required: true });
  return {
    createOrUpdateCheckout: t.field({
      type: CheckoutType,
      args: { ...scopeArguments(t.arg), cartId, checkout: t.arg({ type: CheckoutInputType }) },
      resolve: async (_, args, context) => {
        await updateCheckout(context.shop, await context.reader(args), {
          cartId: args.cartId,
          checkout: readCheckoutInput(args.checkout),
        });
        context.forget();
        return loadCart(context, args, { id: args.cartId, isExternalFeeAllowed: true });
      },
    }),
    placeOrder: t.field({
      type: PlaceOrderResponseType,
      args: {
        ...scopeArguments(t.arg),
        cartId,
        checkout: t.arg({ type: CheckoutInputType, required: true }),
      },
      resolve: async (_, args, context) => {
        const placed = await placeOrder(context.shop, await context.reader(args), {
          cartId: args.cartId,
          checkout: readCheckoutInput(args.checkout),
          isShippingUnchecked: args.checkout.skipShippingValidation ?? false,
        });
        return { ...placed, orderId: String(placed.orderId) };
      },
    }),
    setCartShippingFee: t.field({
      type: CheckoutType,
      args: {
        ...scopeArguments(t.arg),
        cartId,
        shippingFee: t.arg({ type: 'Decimal', required: true }),
      },
      resolve: async (_, args, context) => {
        if (args.shippingFee < 0 || args.shippingFee > 100_000)
          throw new ShopError('BAD_USER_INPUT', 'The shipping fee must be between 0 and 100 000.');
        await setShippingFee(context.shop, await context.reader(args), {
          cartId: args.cartId,
          fee: toMinor(args.shippingFee),
        });
        context.forget();
        return loadCart(context, args, { id: args.cartId, isExternalFeeAllowed: true });
      },
    }),
  };
});
