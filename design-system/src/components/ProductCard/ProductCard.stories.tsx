import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyProducts } from '../../testing/storyProducts.tsx';
import { underPointer } from '../../testing/underPointer.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { InlineAlert } from '../InlineAlert/InlineAlert.tsx';
import { ProductCard } from './ProductCard.tsx';

const [{ key: _, ...alma }] = storyProducts;

const meta = {
  title: 'Components/ProductCard',
  component: ProductCard,
  args: alma,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 318 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutVat: Story = { globals: { vat: 'ex' } };
export const UnderPointer: Story = { decorators: [underPointer('a')] };
export const QuickAction: Story = {
  args: {
    quickAction: (
      <IconButton icon="bag" label="Snabbköp: Lång ullkappa Alma" aria-haspopup="dialog" />
    ),
  },
};
export const QuickActionOnPhone: Story = {
  ...QuickAction,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 194 }}>
        <Story />
      </div>
    ),
  ],
};
export const ActionFailed: Story = {
  args: {
    ...QuickAction.args,
    alert: (
      <InlineAlert tone="error">
        Vi når inte butiken just nu. Kontrollera uppkopplingen och försök igen. Inget har gått
        förlorat.
      </InlineAlert>
    ),
  },
};
export const SoldOut: Story = { args: { isSoldOut: true, badges: [{ label: 'Slutsåld' }] } };
export const Plain: Story = {
  args: { badges: [], swatches: undefined, action: undefined, price: { selling: '1 249 kr' } },
};
export const NoPicture: Story = {
  args: { image: undefined, clothColour: '#33578f', brand: undefined },
};
/** The heart has its own background, whatever the picture: here one as dark as its ink. */
export const DarkPicture: Story = {
  args: {
    image: {
      src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path d="M0 0h4v5H0z"/></svg>')}`,
      alt: '',
    },
  },
  play: async ({ canvasElement }) => {
    const place = within(canvasElement).getByRole('button').parentElement;
    const card = within(canvasElement).getByRole('article');
    const colour = (name: string) => {
      const probe = card.appendChild(document.createElement('i'));
      probe.style.color = `var(--color-${name})`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    await expect(place && getComputedStyle(place, '::before').backgroundColor).toBe(
      colour('sheet'),
    );
  },
};

export const LongText: Story = {
  args: {
    lang: 'fi',
    brand: 'Kuusamon Villatehdas',
    name: 'Lampaanvillakangastakki erikoiskäsitellystä merinovillasta ja puuvillasta',
    badges: [{ label: 'Uutuus' }, { label: '−30 %', tone: 'reduced' }],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 194 }}>
        <Story />
      </div>
    ),
  ],
};
