import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFinnish } from '../../testing/inFinnish.tsx';
import { storyPicture } from '../../testing/storyPictures.ts';
import { Price } from '../Price/Price.tsx';
import { ProductLine } from './ProductLine.tsx';

const meta = {
  title: 'Components/ProductLine',
  component: ProductLine,
  args: {
    image: storyPicture('coat-front', ''),
    brand: 'Tjärn',
    name: 'Lång ullkappa Alma',
    price: <Price selling="1 999 kr" />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 376 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPicture: Story = { args: { image: undefined, clothColour: '#8a2f3a' } };
export const LongText: Story = {
  decorators: [inFinnish],
  args: { name: 'Kaksirivinen villakangastakki Alma lampaanvillasta' },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
