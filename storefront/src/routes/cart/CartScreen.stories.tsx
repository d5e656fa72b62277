import type { Locale } from '@solvik/shop';
import { writeAddress } from '@solvik/addresses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyCart, storyCartOfSizes, storyCartWithCampaigns } from '../../testing/storyCarts.ts';
import { onPhone, visit } from '../../testing/storyShop.tsx';

const meta = { title: 'Screens/Cart', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const page = (locale: Locale) => writeAddress('cart', locale);

export const Filled: Story = visit(page, { hasCart: true });
export const FilledOnPhone: Story = { ...Filled, globals: onPhone };
/** As a company sees it: VAT is added before the amount to pay. */
export const WithoutVat: Story = { ...Filled, globals: { vat: 'ex' } };
export const LineSoldOut: Story = visit(page, {
  hasCart: true,
  answers: (site) => ({ getCart: () => ({ getCart: storyCart(site, { isSoldOut: true }) }) }),
});
/** Two pieces of one size, and two sizes of one product. */
export const SeveralSizes: Story = visit(page, {
  hasCart: true,
  answers: (site) => ({ getCart: () => ({ getCart: storyCartOfSizes(site) }) }),
});
export const SeveralSizesOnPhone: Story = { ...SeveralSizes, globals: onPhone };
/** An offer on several pieces, a code for one line, and an amount off the whole. */
export const WithCampaigns: Story = visit(page, {
  hasCart: true,
  answers: (site) => ({ getCart: () => ({ getCart: storyCartWithCampaigns(site) }) }),
});
export const WithCampaignsOnPhone: Story = { ...WithCampaigns, globals: onPhone };
export const Empty: Story = visit(page);
export const EmptyOnPhone: Story = { ...Empty, globals: onPhone };
/** Nothing is offered where the best sellers cannot be loaded, and nothing mentions them. */
export const EmptyWithoutOthers: Story = visit(page, {
  answers: () => ({ productsWithSkus: () => ({ products: { products: [] } }) }),
});
