/** The checkout data in the JSON columns of carts and orders. */
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
  /** Paths of the shop to which the payment redirects, already validated. */
  readonly redirectUrl?: string;
  readonly checkoutPageUrl?: string;
}
