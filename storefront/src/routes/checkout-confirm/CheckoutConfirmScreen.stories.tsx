import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Site } from '@solvik/addresses';
import { storyAddress } from '../../testing/storyAddress.ts';
import { storyCart } from '../../testing/storyCarts.ts';
import { onPhone, visit } from '../../testing/storyShop.tsx';

const meta = { title: 'Screens/Confirmation', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const page = () => '/checkout/confirm?order=7d9f5c1e-0000-4000-8000-000000000001';
const addressOf = (site: Site) => ({
  ...storyAddress(site),
  careOf: null,
  addressLine2: null,
  country: site.country,
  entryCode: null,
});

const order = (site: Site, status: string) => ({
  getOrderPublic: {
    id: '100042',
    publicId: '7d9f5c1e-0000-4000-8000-000000000001',
    status,
    createdAt: '2026-11-21T10:00:00Z',
    currency: site.currency,
    message: null,
    billingAddress: addressOf(site),
    shippingAddress: addressOf(site),
    shippingDetails: [{ name: 'PostNord' }],
    paymentDetails: [
      {
        displayName: 'Visa, Mastercard',
        isPaid: status !== 'pending-payment',
        paymentDate: status === 'pending-payment' ? null : '2026-11-21T10:01:00Z',
      },
    ],
    cart: storyCart(site),
  },
});

const placed = (status: string) =>
  visit(page, {
    answers: (site) => ({
      getOrderPublic: () => order(site, status),
      orderArrival: () => ({
        getOrderPublic: { shippingDetails: [{ shippingData: '{"minDays":1,"maxDays":3}' }] },
      }),
    }),
  });

export const Paid: Story = placed('received');
export const PaidOnPhone: Story = { ...Paid, globals: onPhone };
export const WaitingForPayment: Story = placed('pending-payment');
export const NotFound: Story = visit(page, {
  answers: () => ({
    getOrderPublic: () => ({ getOrderPublic: null }),
    orderArrival: () => ({ getOrderPublic: null }),
  }),
});
