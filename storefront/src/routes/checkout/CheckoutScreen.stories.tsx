import { type Locale, writeAddress } from '@solvik/addresses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { draft } from '../../device/draft.ts';
import type { CheckoutStep } from '../../features/checkout/checkoutDraft.ts';
import { formatMoney } from '../../features/market/formatMoney.ts';
import type { Site } from '../../features/market/sites.ts';
import { storyCart } from '../../testing/storyGoods.ts';
import { onPhone, visit } from '../../testing/storyShop.tsx';

const meta = { title: 'Screens/Checkout', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const page = (locale: Locale) => writeAddress('checkout', locale);
const zips: Readonly<Record<Site['country'], string>> = { SE: '503 36', NO: '0155', DK: '1165', FI: '00100' };

const offer = (site: Site) => ({
  createOrUpdateCheckout: {
    email: 'astrid@example.com',
    checkoutStatus: null,
    cart: storyCart(site),
    shippingOptions: [
      { id: 1, displayName: 'PostNord', name: 'pickup', feeIncVat: 0, feeIncVatFormatted: formatMoney(0, site.currency), feeExVatFormatted: formatMoney(0, site.currency), isDefault: true, isSelected: true, shippingData: '{"minDays":2,"maxDays":3}', subOptions: null },
      { id: 2, displayName: 'Instabox', name: 'box', feeIncVat: 9, feeIncVatFormatted: formatMoney(9, site.currency), feeExVatFormatted: formatMoney(7.2, site.currency), isDefault: false, isSelected: false, shippingData: '{"minDays":1,"maxDays":1}', subOptions: null },
    ],
    paymentOptions: [{ id: 1, displayName: 'Visa, Mastercard', name: 'card', isDefault: true, isSelected: true, paymentType: null, feeIncVat: 0, feeIncVatFormatted: null }],
  },
});

/** The checkout as a reload finds it: everything told so far is kept in the tab. */
const at = (step: CheckoutStep) =>
  visit(page, {
    hasCart: true,
    answers: (site) => ({ createOrUpdateCheckout: () => offer(site) }),
    prepare: ({ marketId, country }) =>
      draft.write(`solvik-checkout-${marketId}`, {
        form: { email: 'astrid@example.com', firstName: 'Astrid', lastName: 'Lindqvist', addressLine1: 'Sjöbogatan 14', zip: zips[country], city: 'Borås', mobile: '070-123 45 67' },
        step,
      }),
  });

const shows = (selector: string): Story['play'] => async ({ canvasElement }) => waitFor(() => expect(canvasElement.querySelector(selector)).not.toBeNull());

export const Address: Story = visit(page, { hasCart: true });
export const AddressOnPhone: Story = { ...Address, globals: onPhone };

export const AddressWithMistakes: Story = {
  ...Address,
  play: async ({ canvasElement }) => {
    const send = canvasElement.querySelector<HTMLElement>('main form button[type="submit"]');
    if (!send) throw new Error('The address has no button.');
    await userEvent.click(send);
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(3));
  },
};

export const Delivery: Story = { ...at('delivery'), play: shows('input[name="shipping"]') };
export const DeliveryWithoutVat: Story = { ...Delivery, globals: { vat: 'ex' } };
export const DeliveryOnPhone: Story = { ...Delivery, globals: onPhone };
export const Payment: Story = { ...at('payment'), play: shows('input[name="terms"]') };
export const PaymentOnPhone: Story = { ...Payment, globals: onPhone };
export const PaymentDeclined: Story = visit(() => '/checkout/sandbox?reason=declined');
