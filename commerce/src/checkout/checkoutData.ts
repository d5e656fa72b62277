/** What a shopper has told the checkout, kept with the cart until it becomes an order. */

export interface Address {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly addressLine1?: string;
  readonly addressLine2?: string;
  readonly addressLine3?: string;
  readonly entryCode?: string;
  readonly careOf?: string;
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
  readonly zip?: string;
  readonly company?: string;
  readonly mobile?: string;
  readonly phone?: string;
}

export interface CheckoutData {
  readonly email?: string;
  readonly paymentId?: number;
  readonly shippingId?: number;
  readonly identityNumber?: string;
  readonly message?: string;
  readonly pickupPoint?: string;
  readonly customerType?: 'PERSON' | 'ORGANIZATION';
  readonly billingAddress?: Address;
  readonly shippingAddress?: Address;
  readonly acceptedConsents?: readonly string[];
  readonly desiredDeliveryDate?: string;
  /** Paths of the shop that the payment leads back to, already checked. */
  readonly redirectUrl?: string;
  readonly checkoutPageUrl?: string;
}

/** Where the parcel goes: the delivery address, or the billing one where none is given. */
export const deliveryAddress = ({ shippingAddress, billingAddress }: CheckoutData): Address =>
  shippingAddress ?? billingAddress ?? {};
