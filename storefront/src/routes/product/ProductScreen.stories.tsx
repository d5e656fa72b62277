import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { Site } from '@solvik/addresses';
import { storyProduct } from '../../testing/storyGoods.ts';
import { storyArea, storyWidget } from '../../testing/storyResponses.ts';
import { onPhone, visit } from '../../testing/storyShop.tsx';

const meta = { title: 'Screens/Product', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const page = () => '/p/alma';
const withSizes = (sizes: Parameters<typeof storyProduct>[1]) => ({
  answers: (site: Site) => ({ product: () => ({ product: storyProduct(site, sizes) }) }),
});

export const ManySizes: Story = visit(
  page,
  withSizes(
    ['32', '34', '36', '38', '40', '42', '44', '46', '48'].map((size, at) => [
      size,
      at % 4 === 0 ? 0 : 20,
    ]),
  ),
);
export const ManySizesOnPhone: Story = { ...ManySizes, globals: onPhone };
export const WithoutVat: Story = { ...ManySizes, globals: { vat: 'ex' } };
export const OneSize: Story = visit(page, withSizes([['One size', 4]]));
export const SoldOut: Story = visit(
  page,
  withSizes([
    ['36', 0],
    ['38', 0],
  ]),
);
export const SizeMissing: Story = visit(() => '/p/alma?missing=size');
export const WithoutPictures: Story = visit(page, {
  answers: (site) => ({
    product: () => ({ product: { ...storyProduct(site, [['38', 9]]), productImages: [] } }),
  }),
});

/** The size guide is an overlay, so that a chosen size is kept. */
export const SizeGuide: Story = {
  ...visit(page, {
    answers: (site) => ({
      product: () => ({
        product: storyProduct(site, [
          ['36', 9],
          ['38', 9],
        ]),
      }),
      widgetArea: ({ alias }) => ({
        widgetArea: alias ? storyArea([[storyWidget('size-guide', 'Women')]], { site }) : null,
      }),
    }),
  }),
  play: async ({ canvasElement }) => {
    const link = canvasElement.querySelector<HTMLElement>('fieldset a[aria-haspopup="dialog"]');
    if (!link) throw new Error('There is no link from the sizes to the guide.');
    // On a phone the focus would scroll to a fraction of a pixel, which differs between runs.
    if (innerWidth < 768) window.scrollTo(0, 800);
    await userEvent.click(link);
    const guide = await screen.findByRole('dialog');
    await expect(await within(guide).findByRole('table')).toBeVisible();
  },
};
export const SizeGuideOnPhone: Story = { ...SizeGuide, globals: onPhone };
