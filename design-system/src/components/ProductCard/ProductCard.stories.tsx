import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyProducts } from '../../testing/storyProducts.tsx';
import { ProductCard } from './ProductCard.tsx';

const [{ key: _, ...alma }] = storyProducts;

const meta = {
  title: 'Components/ProductCard',
  component: ProductCard,
  args: alma,
  decorators: [(Story) => <div style={{ maxInlineSize: 318 }}><Story /></div>],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Plain: Story = { args: { badges: [], swatches: undefined, action: undefined, price: { selling: '1 249 kr' } } };
export const NoPicture: Story = { args: { image: undefined, clothColour: '#33578f', brand: undefined } };
export const LongText: Story = {
  args: { lang: 'fi', brand: 'Kuusamon Villatehdas', name: 'Lampaanvillakangastakki erikoiskäsitellystä merinovillasta ja puuvillasta', badges: [{ label: 'Uutuus' }, { label: '−30 %', tone: 'reduced' }] },
  decorators: [(Story) => <div style={{ maxInlineSize: 194 }}><Story /></div>],
};
