import type { Locale } from '@solvik/shop';
import { type Site, writeAddress } from '@solvik/addresses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { draft } from '../../device/draft.ts';
import type { CheckoutStep } from '../../features/checkout/checkoutDraft.ts';
import { formatMoney } from '@solvik/shop-rules';
import { storyAddress } from '../../testing/storyAddress.ts';
import { storyCart } from '../../testing/storyCarts.ts';
import { amountIn, withoutVat } from '../../testing/storyPrices.ts';
import { onPhone, visit } from '../../testing/storyShop.tsx';

const meta = { title: 'Screens/Checkout', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const page = (locale: Locale) => writeAddress('checkout', locale);

/** In kronor, like the goods. */
function feeOf(site: Site, kronor: number) {
  const fee = amountIn(site, kronor);
  return {
    feeIncVat: fee,
    feeIncVatFormatted: formatMoney(fee, site.currency),
    feeExVatFormatted: formatMoney(withoutVat(site, fee), site.currency),
  };
}

const offer = (site: Site) => ({
  createOrUpdateCheckout: {
    email: 'astrid@example.com',
    checkoutStatus: null,
    cart: storyCart(site),
    shippingOptions: [
      {
        id: 1,
        displayName: 'PostNord',
        name: 'pickup',
        ...feeOf(site, 0),
        isDefault: true,
        isSelected: true,
        shippingData: '{"minDays":2,"maxDays":3}',
        subOptions: null,
      },
      {
        id: 2,
        displayName: 'Instabox',
        name: 'box',
        ...feeOf(site, 49),
        isDefault: false,
        isSelected: false,
        shippingData: '{"minDays":1,"maxDays":1}',
        subOptions: null,
      },
    ],
    paymentOptions: [
      {
        id: 1,
        displayName: 'Visa, Mastercard',
        name: 'card',
        isDefault: true,
        isSelected: true,
        paymentType: null,
        feeIncVat: 0,
        feeIncVatFormatted: null,
      },
    ],
  },
});

/** The checkout after a reload: all input so far is in the tab's storage. */
const at = (step: CheckoutStep) =>
  visit(page, {
    hasCart: true,
    answers: (site) => ({ createOrUpdateCheckout: () => offer(site) }),
    prepare: (site) =>
      draft.write(`solvik-checkout-${site.marketId}`, {
        form: { email: 'astrid@example.com', ...storyAddress(site) },
        step,
      }),
  });

const shows =
  (selector: string): Story['play'] =>
  async ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector(selector)).not.toBeNull());

export const Address: Story = visit(page, { hasCart: true });
export const AddressOnPhone: Story = { ...Address, globals: onPhone };

export const AddressWithMistakes: Story = {
  ...Address,
  play: async ({ canvasElement }) => {
    const send = canvasElement.querySelector<HTMLElement>('main form button[type="submit"]');
    if (!send) throw new Error('The address has no button.');
    // The scroll height depends on the fonts.
    await document.fonts.ready;
    await userEvent.click(send);
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(3),
    );
  },
};

export const Delivery: Story = { ...at('delivery'), play: shows('input[name="shipping"]') };
export const DeliveryWithoutVat: Story = { ...Delivery, globals: { vat: 'ex' } };
export const DeliveryOnPhone: Story = { ...Delivery, globals: onPhone };
export const Payment: Story = { ...at('payment'), play: shows('input[name="terms"]') };
export const PaymentOnPhone: Story = { ...Payment, globals: onPhone };
export const PaymentDeclined: Story = visit(() => '/checkout/sandbox?reason=declined');
