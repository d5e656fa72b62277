import { useMutation, useQueryClient } from '@tanstack/react-query';
import { writeAddress } from '@solvik/addresses';
import { normalisePostalCode } from '@solvik/shop-rules';
import type { DataApi } from '../../data-api/createDataApi.ts';
import { hashText } from '../../device/hashText.ts';
import { shopperEvents } from '../../interface/shopperEvents.ts';
import { useServices } from '../../page/services.ts';
import { DataApiError } from '../../data-api/dataApiError.ts';
import {
  type CheckoutInputType,
  createOrUpdateCheckoutDocument,
  orderPaymentTypeDocument,
  placeOrderDocument,
  validateOrderCreationDocument,
} from '../../data-api/generated/operations.ts';
import { cartIdOf } from '../cart/cartId.ts';
import { cartKey } from '../cart/cartQuery.ts';
import { cartView } from '../cart/cartView.ts';
import { absoluteUrl } from '../../page/sites.ts';
import type { CheckoutForm } from './checkoutForm.ts';
import { customerStatus } from './customerStatus.ts';

export interface CheckoutChoice {
  readonly form: CheckoutForm;
  readonly shippingId?: number | undefined;
  readonly paymentId?: number | undefined;
}

/** A refused order with its reason: a customer status, or the Data API's code. */
export class OrderRefused extends Error {
  readonly reason: string;
  /**
   * The order would be accepted, but not on credit: another payment option is possible (spec
   * section 6).
   */
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
    zip: normalisePostalCode(zip),
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

/** Sends the checkout's state to the server, and receives the options. */
export function useUpdateCheckout() {
  const services = useServices();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'checkout' },
    mutationFn: async (choice: CheckoutChoice) => {
      const cartId = cartIdOf(services) ?? '';
      const response = await services.dataApi.send(createOrUpdateCheckoutDocument, {
        cartId,
        checkout: checkoutInput(choice, services.site.country),
      });
      if (!response.createOrUpdateCheckout)
        throw new Error('The response to createOrUpdateCheckout has no checkout.');
      return response.createOrUpdateCheckout;
    },
    onSuccess: ({ cart }) =>
      cart && queryClient.setQueryData(cartKey(services.dataApi), cartView(cart)),
  });
}

interface OrderQuestion {
  readonly cartId: string;
  readonly checkout: CheckoutInputType;
}

/** The order's payment type by the server; undefined if it does not return one. */
function fetchPaymentType(dataApi: DataApi, order: OrderQuestion): Promise<string | undefined> {
  return dataApi.send(orderPaymentTypeDocument, order).then(
    ({ validateOrderCreation }) => validateOrderCreation?.paymentType ?? undefined,
    // Another Data API has no such field: then the chosen option decides.
    () => undefined,
  );
}

/** Records who continues, by the hash of the address; the order does not wait for it. */
async function recordEmail(address: string): Promise<void> {
  const email = await hashText(address);
  if (email) shopperEvents.emit('checkout:email', { hashed: { email } });
}

/**
 * Validates and places the order; returns the address of the payment page, or of the confirmation
 * when nothing is to be paid.
 */
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
      const [{ validateOrderCreation }, validatedType = paymentType] = await Promise.all([
        dataApi.send(validateOrderCreationDocument, { cartId, checkout: input }),
        fetchPaymentType(dataApi, { cartId, checkout: input }),
      ]);
      const validation = validateOrderCreation ?? { isValid: true };
      const status = customerStatus(validation, validatedType);
      if (status !== 'ok')
        throw new OrderRefused(status, { isCredit: validateOrderCreation?.isValid === true });
      void recordEmail(input.email ?? '');
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
