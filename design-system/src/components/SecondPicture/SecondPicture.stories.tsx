import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { storyPicture } from '../../testing/storyPictures.ts';
import { storyProducts } from '../../testing/storyProducts.tsx';
import { ProductCard } from '../ProductCard/ProductCard.tsx';
import { SecondPicture } from './SecondPicture.tsx';

const [{ key: _, ...alma }] = storyProducts;

const meta = {
  title: 'Components/SecondPicture',
  component: SecondPicture,
  args: { image: { ...storyPicture('coat-black'), alt: '' } },
  render: (args) => (
    <div style={{ maxInlineSize: 318 }}>
      <ProductCard {...alma} overlay={<SecondPicture {...args} />} />
    </div>
  ),
} satisfies Meta<typeof SecondPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Swiped: Story = {
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article');
    // It listens to the card once it has been rendered.
    await waitFor(() => expect(card.style.touchAction).toBe('pan-y pinch-zoom'));
    const fingerAt = (clientX: number) =>
      new Touch({ identifier: 1, target: card, clientX, clientY: 200 });
    await fireEvent.touchStart(card, { touches: [fingerAt(200)] });
    await fireEvent.touchEnd(card, { changedTouches: [fingerAt(120)] });
    await waitFor(() =>
      expect(card.querySelector('[data-is-loaded][data-is-turned]')).not.toBeNull(),
    );
  },
};
