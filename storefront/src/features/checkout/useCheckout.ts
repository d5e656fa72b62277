import { useMutation, useQueryClient } from '@tanstack/react-query';
import { writeAddress } from '@solvik/addresses';
import { normaliseZip } from '@solvik/shop-rules';
import { useServices } from '../../app/services.ts';
import { DataApiError } from '../../data-api/dataApiError.ts';
import {
  type CheckoutInputType,
  createOrUpdateCheckoutDocument,
  placeOrderDocument,
  validateOrderCreationDocument,
} from '../../data-api/generated/operations.ts';
import { cartIdOf } from '../cart/cartId.ts';
import { cartKey } from '../cart/cartQuery.ts';
import { cartView } from '../cart/cartView.ts';
import { absoluteUrl } from '../market/sites.ts';
import type { CheckoutForm } from './checkoutForm.ts';
import { customerStatus } from './customerStatus.ts';

export interface CheckoutChoice {
  readonly form: CheckoutForm;
  readonly shippingId?: number | undefined;
  readonly paymentId?: number | undefined;
}

/** An order that was not taken, and why: a customer status, or the Data API's code. */
export class OrderRefused extends Error {
  readonly reason: string;
  /** The order would be taken, but not on credit: another way to pay is open (spec section 6). */
  readonly isCredit: boolean;
  constructor(reason: string, { isCredit = false }: { readonly isCredit?: boolean } = {}) {
    super(`The order was refused: ${reason}.`);
    this.name = 'OrderRefused';
    this.reason = reason;
    this.isCredit = isCredit;
  }
}

/** The Data API's checkout input for what has been filled in so far. */
export function checkoutInput(
  { form, shippingId, paymentId }: CheckoutChoice,
  country: string,
): CheckoutInputType {
  const {
    email,
    firstName,
    lastName,
    careOf,
    addressLine1,
    zip,
    city,
    entryCode,
    mobile,
    message,
  } = form;
  const address = {
    firstName,
    lastName,
    careOf,
    addressLine1,
    zip: normaliseZip(zip),
    city,
    country,
    entryCode,
    mobile,
  };
  return {
    email: email.trim(),
    customerType: 'PERSON',
    billingAddress: address,
    shippingAddress: address,
    ...(message && { message }),
    ...(shippingId !== undefined && { shippingId }),
    ...(paymentId !== undefined && { paymentId }),
  };
}

/** Tells the shop where the checkout stands, and hears what can be chosen. */
export function useUpdateCheckout() {
  const services = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'checkout' },
    mutationFn: async (choice: CheckoutChoice) => {
      const cartId = cartIdOf(services) ?? '';
      const answer = await services.dataApi.send(createOrUpdateCheckoutDocument, {
        cartId,
        checkout: checkoutInput(choice, services.site.country),
      });
      if (!answer.createOrUpdateCheckout)
        throw new Error('The answer to createOrUpdateCheckout has no checkout.');
      return answer.createOrUpdateCheckout;
    },
    onSuccess: ({ cart }) =>
      cart && queryClient.setQueryData(cartKey(services.dataApi), cartView(cart)),
  });
}

/** Validates and places the order; gives the address of the payment page, or of the confirmation when nothing is to be paid. */
export function usePlaceOrder() {
  const services = useServices();
  return useMutation({
    mutationFn: async ({
      paymentType,
      ...choice
    }: CheckoutChoice & { readonly paymentType: string }) => {
      const { dataApi, site } = services;
      const cartId = cartIdOf(services) ?? '';
      const input = checkoutInput(choice, site.country);
      const { validateOrderCreation } = await dataApi.send(validateOrderCreationDocument, {
        cartId,
        checkout: input,
      });
      const status = validateOrderCreation
        ? customerStatus(validateOrderCreation, paymentType)
        : 'ok';
      if (status !== 'ok')
        throw new OrderRefused(status, { isCredit: validateOrderCreation?.isValid === true });
      const at = (path: string) => absoluteUrl(site, path);
      const checkoutUrls = {
        redirectUrl: at(writeAddress('checkoutConfirm', site.locale)),
        checkoutPageUrl: at(writeAddress('checkout', site.locale)),
      };
      const { placeOrder } = await dataApi
        .send(placeOrderDocument, { cartId, checkout: { ...input, checkoutUrls } })
        .catch((error: unknown) => {
          throw error instanceof DataApiError && error.code ? new OrderRefused(error.code) : error;
        });
      if (!placeOrder?.publicId) throw new OrderRefused('unknown');
      return (
        placeOrder.redirectUrl ??
        `${site.basename}${writeAddress('checkoutConfirm', site.locale)}?order=${placeOrder.publicId}`
      );
    },
  });
}
