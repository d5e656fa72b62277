import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFinnish } from '../../testing/inFinnish.tsx';
import { storyPicture } from '../../testing/storyPictures.ts';
import { Button } from '../Button/Button.tsx';
import { Price } from '../Price/Price.tsx';
import { ProductLine, ProductLines } from './ProductLine.tsx';

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
/** Of a product that is not the page's own, with what can be done with it. */
export const WithAction: Story = {
  args: {
    href: '#alma',
    action: (
      <Button emphasis="outlined" size="small">
        Välj storlek
      </Button>
    ),
  },
};
/** The last item reserves a line's height. */
export const Several: Story = {
  ...WithAction,
  render: (args) => (
    <ProductLines>
      <li>
        <ProductLine {...args} />
      </li>
      <li>
        <ProductLine
          {...args}
          price={
            <Price
              selling="1 999 kr"
              reduction={{ sellingLabel: 'Nu', regular: '2 499 kr', regularLabel: 'Ord.' }}
              lowest="Lägsta pris 30 dagar: 2 499 kr"
            />
          }
        />
      </li>
      <li aria-hidden />
    </ProductLines>
  ),
};
export const SeveralOnPhone: Story = { ...Several, globals: { viewport: { value: 'phone' } } };
export const WithoutPicture: Story = { args: { image: undefined, clothColour: '#8a2f3a' } };
export const LongText: Story = {
  decorators: [inFinnish],
  args: {
    ...WithAction.args,
    name: 'Kaksirivinen villakangastakki Alma lampaanvillasta',
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
