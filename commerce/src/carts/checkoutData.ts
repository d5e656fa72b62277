/** The checkout data of a shopper, stored with the cart until it becomes an order. */
import { normalisePostalCode } from '@solvik/shop-rules';
import type { Address, CheckoutData } from '../database/stored/storedCheckout.ts';

/** Where the parcel goes: the delivery address, or the billing address if there is none. */
export const deliveryAddress = ({ shippingAddress, billingAddress }: CheckoutData): Address =>
  shippingAddress ?? billingAddress ?? {};

/**
 * The checkout data with the market's country in addresses without one (spec section 5), and postal
 * codes without spaces and a country's letters.
 */
export function inCountry(checkout: CheckoutData, country: string): CheckoutData {
  const within = (address: Address): Address => ({
    ...address,
    ...(address.zip !== undefined && { zip: normalisePostalCode(address.zip) }),
    country: address.country ?? country,
  });
  const { billingAddress, shippingAddress } = checkout;
  return {
    ...checkout,
    ...(billingAddress && { billingAddress: within(billingAddress) }),
    ...(shippingAddress && { shippingAddress: within(shippingAddress) }),
  };
}
