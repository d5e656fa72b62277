import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { Site } from '@solvik/addresses';
import { type OwnMeasures, ownMeasures } from '../../features/sizeGuide/ownMeasures.ts';
import { storyCartOfSizes } from '../../testing/storyCarts.ts';
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
/** The size that was added last is chosen. */
export const SizeInCart: Story = visit(page, {
  hasCart: true,
  answers: (site) => ({
    getCart: () => ({ getCart: storyCartOfSizes(site) }),
    product: () => ({
      product: storyProduct(site, [
        ['36', 20],
        ['38', 3],
        ['40', 0],
      ]),
    }),
  }),
});
export const SizeInCartOnPhone: Story = { ...SizeInCart, globals: onPhone };
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

/** The one size of this colour is sold out, and expected; the other two colours have it. */
const soldOutOneSize = {
  answers: (site: Site) => ({
    product: ({ alias }: Readonly<Record<string, unknown>>) => {
      const product = storyProduct(site, [['46', alias === 'alma' ? 0 : 4]]);
      const incoming = '2026-12-09T00:00:00Z';
      const skus = product.skus?.map(
        (sku) => sku?.stock && { ...sku, stock: { ...sku.stock, incoming } },
      );
      return { product: { ...product, skus } };
    },
    sizeKinds: () => ({
      sizeKinds: [{ kind: 'tops', categoryIds: [2], sizes: [{ facetId: 's-46', label: '46' }] }],
    }),
  }),
};
export const SoldOutOneSize: Story = {
  ...visit(page, soldOutOneSize),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByRole('textbox')).toBeVisible();
    await main.findAllByText(/^46 |\b46\b.*kameli$/);
  },
};
export const SoldOutOneSizeOnPhone: Story = { ...SoldOutOneSize, globals: onPhone };

/** The notice takes the focus, and the page scrolls to it. */
export const SoldOutNotified: Story = {
  ...visit(page, soldOutOneSize),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await userEvent.type(await main.findByRole('textbox'), 'astrid@example.se{Enter}');
    const notice = await main.findByText(/astrid@example\.se/);
    await expect(notice.parentElement).toHaveFocus();
    await expect(within(notice).getByRole('button')).toBeVisible();
    await main.findByRole('link', { name: /46$/ });
  },
};
SoldOutNotified.parameters = { ...SoldOutNotified.parameters, visual: { widths: [] } };

interface GuideVisit {
  readonly measures?: OwnMeasures;
  readonly sizes?: readonly string[];
}

/** The size guide is an overlay, so that a chosen size is kept. */
const openSizeGuide = ({ measures = {}, sizes = ['36', '38'] }: GuideVisit = {}): Story => ({
  ...visit(page, {
    prepare: () => ownMeasures.save(measures),
    answers: (site) => ({
      product: () => ({
        product: storyProduct(
          site,
          sizes.map((size) => [size, 9]),
        ),
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
    const guide = await screen.findByRole('dialog', undefined, { timeout: 15_000 });
    // The whole guide's widget is loaded after its content.
    await expect(
      await within(guide).findByRole('table', undefined, { timeout: 15_000 }),
    ).toBeVisible();
  },
});
export const SizeGuide: Story = openSizeGuide();
export const SizeGuideOnPhone: Story = { ...SizeGuide, globals: onPhone };
export const SizeGuideMeasured: Story = openSizeGuide({
  measures: { bust: 88, waist: 72, hip: 96 },
});
export const SizeGuideMeasuredOnPhone: Story = { ...SizeGuideMeasured, globals: onPhone };
/** No size is guessed for a body that the table does not have. */
export const SizeGuideOutside: Story = openSizeGuide({ measures: { bust: 140, waist: 72.5 } });
/** No table has these sizes, so that the guide is whole. */
export const SizeGuideWhole: Story = openSizeGuide({ sizes: ['S', 'M'] });

/** Its fields take the answer's place. */
export const SizeGuideFields: Story = openSizeGuide({ measures: { bust: 88, waist: 72, hip: 96 } });
const openGuide = SizeGuideFields.play;
SizeGuideFields.play = async (context) => {
  await openGuide?.(context);
  const guide = within(screen.getByRole('dialog'));
  const buttons = guide.getAllByRole('button');
  const change = buttons.find((button) => button.closest('p'));
  if (!change) throw new Error('There is no way to change the measures.');
  await userEvent.click(change);
  await expect(guide.getAllByRole('textbox')[0]).toHaveFocus();
};
export const SizeGuideFieldsOnPhone: Story = { ...SizeGuideFields, globals: onPhone };
