import type { Meta, StoryObj } from '@storybook/react-vite';
import { FavouriteButton } from '@solvik/design-system';
import { exampleOf, inPageLanguage, storySurroundings } from '../testing/storyWidget.ts';
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

const meta = {
  title: 'Widgets/Product list',
  component: ProductListWidget,
  decorators: [inPageLanguage],
  parameters: { layout: 'fullscreen' },
  args: { ...storySurroundings, headingLevel: 2, data: { products }, configuration: exampleOf('product-list', 'Row') },
} satisfies Meta<typeof ProductListWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const RowOnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const PickedByHand: Story = { args: { configuration: exampleOf('product-list', 'Picked by hand') } };
export const Empty: Story = { args: { data: { products: [] } } };
