import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/storyPictures.ts';
import { ProductPicture } from './ProductPicture.tsx';

const meta = {
  title: 'Components/ProductPicture',
  component: ProductPicture,
  // It is an Image or a ClothSample; those take the native props.
  parameters: { conformance: { root: 'none' } },
  args: { image: storyPicture('coat-front') },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 318 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoPicture: Story = { args: { image: undefined, clothColour: '#6b6b3c' } };
