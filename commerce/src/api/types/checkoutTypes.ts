/** The checkout's inputs and output in the Data API. */
import type { PricedCart } from '../../carts/priceCart.ts';
import { type Address, type CheckoutData } from '../../database/stored/storedCheckout.ts';
import { deliveryAddress } from '../../carts/checkoutData.ts';
import { safePath } from '../../checkout/safePath.ts';
import type { OrderValidation } from '../../checkout/validateOrder.ts';
import { readCustomerStatus } from '../../customers/customerStatus.ts';
import { builder } from '../builder.ts';
import { listNullability, optional, required } from '../fields.ts';
import { present } from '../present.ts';
import { CartType } from './cartTypes.ts';
import { CustomerType } from './customerType.ts';
import {
  PaymentOptionType,
  ShippingOptionType,
  viewPaymentOptions,
  viewShippingOptions,
} from './optionTypes.ts';

const addressFields = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'entryCode',
  'careOf',
  'city',
  'state',
  'country',
  'zip',
  'company',
  'mobile',
  'phone',
] as const;

type WholeAddress = Record<(typeof addressFields)[number], string>;

export const AddressType = builder
  .objectRef<WholeAddress>('AddressType')
  .implement({ fields: (t) => required(t, 'String', ...addressFields) });

/** Every field is present; unknown ones are empty. */
export function viewAddress(address: Address): WholeAddress {
  const text = (name: keyof Address) => address[name] ?? '';
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    addressLine1: text('addressLine1'),
    addressLine2: text('addressLine2'),
    addressLine3: text('addressLine3'),
    entryCode: text('entryCode'),
    careOf: text('careOf'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
    zip: text('zip'),
    company: text('company'),
    mobile: text('mobile'),
    phone: text('phone'),
  };
}

export const AddressInputType = builder.inputType('AddressInputType', {
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    addressLine1: t.string(),
    addressLine2: t.string(),
    addressLine3: t.string(),
    entryCode: t.string(),
    careOf: t.string(),
    city: t.string(),
    state: t.string(),
    country: t.string(),
    zip: t.string(),
    company: t.string(),
    mobile: t.string(),
    phone: t.string(),
  }),
});

const CheckoutUrlsInputType = builder.inputType('CheckoutUrlsInputType', {
  fields: (t) => ({
    termsPageUrl: t.string(),
    redirectUrl: t.string(),
    checkoutPageUrl: t.string(),
  }),
});

export const CheckoutInputType = builder.inputType('CheckoutInputType', {
  fields: (t) => ({
    paymentId: t.int(),
    shippingId: t.int(),
    skipShippingValidation: t.boolean(),
    externalShippingId: t.string(),
    pickupPoint: t.string(),
    customerOrderNumber: t.string(),
    goodsLabel: t.string(),
    message: t.string(),
    identityNumber: t.string(),
    email: t.string(),
    merchantData: t.string(),
    desiredDeliveryDate: t.field({ type: 'DateTime' }),
    acceptedConsents: t.stringList({ required: { list: false, items: false } }),
    shippingAddress: t.field({ type: AddressInputType }),
    billingAddress: t.field({ type: AddressInputType }),
    customerType: t.field({ type: CustomerType }),
    externalShippingFee: t.field({ type: 'Decimal' }),
    checkoutUrls: t.field({ type: CheckoutUrlsInputType }),
  }),
});

const longest = 500;
const tidy = (text: string | null | undefined) => {
  // Control characters must not reach parcel labels or mail headers.
  const clean = text
    ?.replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .trim()
    .slice(0, longest);
  return clean === '' ? undefined : clean;
};

function readAddress(
  input: typeof AddressInputType.$inferInput | null | undefined,
): Address | undefined {
  if (!input) return undefined;
  return Object.fromEntries(
    addressFields.flatMap((name) => {
      const text = tidy(input[name]);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

/**
 * The input, tidied; fields that were not sent are omitted, so that they do not overwrite stored
 * ones.
 */
export function readCheckoutInput(
  input: typeof CheckoutInputType.$inferInput | null | undefined,
): CheckoutData {
  if (!input) return {};
  const data: CheckoutData = {
    email: tidy(input.email),
    paymentId: input.paymentId ?? undefined,
    shippingId: input.shippingId ?? undefined,
    identityNumber: tidy(input.identityNumber),
    message: tidy(input.message),
    pickupPoint: tidy(input.pickupPoint),
    customerType: input.customerType ?? undefined,
    billingAddress: readAddress(input.billingAddress),
    shippingAddress: readAddress(input.shippingAddress),
    acceptedConsents: input.acceptedConsents
      ? present(input.acceptedConsents).slice(0, 20)
      : undefined,
    desiredDeliveryDate: input.desiredDeliveryDate?.toISOString(),
    redirectUrl: safePath(input.checkoutUrls?.redirectUrl),
    checkoutPageUrl: safePath(input.checkoutUrls?.checkoutPageUrl),
  };
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));
}

const CheckoutStatus = builder.enumType('CheckoutStatus', {
  values: ['OK', 'CUSTOMER_BLACKLISTED'] as const,
});

export const CheckoutType = builder.objectRef<PricedCart>('CheckoutType').implement({
  fields: (t) => ({
    email: t.string({ resolve: ({ cart }) => cart.checkout.email }),
    identityNumber: t.string({ resolve: ({ cart }) => cart.checkout.identityNumber }),
    shippingData: t.string({ resolve: ({ cart }) => cart.checkout.pickupPoint }),
    cart: t.field({ type: CartType, resolve: (priced) => priced }),
    billingAddress: t.field({
      type: AddressType,
      resolve: ({ cart }) =>
        cart.checkout.billingAddress && viewAddress(cart.checkout.billingAddress),
    }),
    shippingAddress: t.field({
      type: AddressType,
      resolve: ({ cart }) =>
        cart.checkout.shippingAddress || cart.checkout.billingAddress
          ? viewAddress(deliveryAddress(cart.checkout))
          : null,
    }),
    paymentOptions: t.field({
      type: [PaymentOptionType],
      nullable: listNullability,
      resolve: viewPaymentOptions,
    }),
    shippingOptions: t.field({
      type: [ShippingOptionType],
      nullable: listNullability,
      resolve: viewShippingOptions,
    }),
    checkoutStatus: t.field({
      type: CheckoutStatus,
      resolve: async ({ cart }, _, { shop }) =>
        (await readCustomerStatus(shop.database.handle, cart.checkout.email)).isBlocked
          ? 'CUSTOMER_BLACKLISTED'
          : 'OK',
    }),
  }),
});

export const PlaceOrderResponseType = builder
  .objectRef<{ orderId: string; publicId: string; status: string; redirectUrl?: string }>(
    'PlaceOrderResponseType',
  )
  .implement({
    fields: (t) => optional(t, 'String', 'orderId', 'publicId', 'status', 'redirectUrl'),
  });

export const ValidateOrderCreationResponseType = builder
  .objectRef<OrderValidation>('ValidateOrderCreationResponseType')
  .implement({
    fields: (t) => ({
      ...required(t, 'Boolean', 'isValid'),
      ...optional(t, 'String', 'message', 'memberType'),
      paymentType: t.exposeString('paymentType', {
        description: 'Extension: the name of the payment that the order would be paid with.',
      }),
    }),
  });

export const ValidateOrderConditionsResponseType = builder
  .objectRef<{ isValid: boolean; message?: string | null }>('ValidateOrderConditionsResponseType')
  .implement({
    fields: (t) => ({ ...required(t, 'Boolean', 'isValid'), ...optional(t, 'String', 'message') }),
  });
