import type { Meta, StoryObj } from '@storybook/react-vite';
import { FavouriteButton } from '@solvik/design-system';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { ProductListWidget } from './ProductListWidget.tsx';

const product = (file: string, brand: string, name: string, selling: string) => ({
  key: file,
  href: `#${file}`,
  brand,
  name,
  price: { selling },
  image: { src: `./pictures/${file}.webp`, alt: '', width: 640, height: 800 },
  action: <FavouriteButton label={`Favorit: ${name}`} isFavourite={false} />,
});

const products = [
  product('coat-front', 'Tjärn', 'Lång ullkappa Alma', '1 999 kr'),
  product('jumper', 'Lumi', 'Kabelstickad tröja', '899 kr'),
  product('cardigan', 'Lumi', 'Kofta Inga i alpacka', '1 249 kr'),
  product('boots', 'Norrvik', 'Chelseakängor i skinn', '1 899 kr'),
];

const row = exampleOf('product-list', 'Row');
/**
 * As many as are requested, or those that are picked by their numbers, of a catalogue that has
 * those four.
 */
const productsOf = ({ source, query, products: picked }: typeof row) => ({
  products:
    source === 'picked'
      ? picked.flatMap((number) => products.slice(number - 1, number))
      : products.slice(0, query?.take),
});

const meta = {
  title: 'Widgets/Product list',
  component: ProductListWidget,
  ...withFieldControls('product-list'),
  parameters: { layout: 'fullscreen' },
  args: { ...storySurroundings, headingLevel: 2, data: productsOf(row), configuration: row },
  render: (args) => <ProductListWidget {...args} data={productsOf(args.configuration)} />,
} satisfies Meta<typeof ProductListWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const RowOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** More than fits: the row is scrolled. */
export const LongRow: Story = {
  render: (args) => (
    <ProductListWidget
      {...args}
      data={{
        products: ['first', 'second'].flatMap((round) =>
          products.map(({ key, ...product }) => ({ ...product, key: `${round}-${key}` })),
        ),
      }}
    />
  ),
};
export const LongRowOnPhone: Story = { ...LongRow, globals: { viewport: { value: 'phone' } } };
export const PickedByHand: Story = {
  args: { configuration: exampleOf('product-list', 'Picked by hand') },
};
export const Empty: Story = {
  render: (args) => <ProductListWidget {...args} data={{ products: [] }} />,
};
