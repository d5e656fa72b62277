import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPicture } from '../../testing/storyPictures.ts';
import { SwatchPicker } from './SwatchPicker.tsx';

const meta = {
  title: 'Components/SwatchPicker',
  component: SwatchPicker,
  args: {
    label: 'Färg',
    selectedLabel: 'Kamel',
    swatches: [
      { href: '#kamel', name: 'Kamel', isCurrent: true, image: storyPicture('coat-front') },
      { href: '#svart', name: 'Svart', isCurrent: false, image: storyPicture('coat-black') },
      { href: '#salvia', name: 'Salvia', isCurrent: false, image: storyPicture('coat-sage') },
      { href: '#vin', name: 'Vinröd', isCurrent: false, image: storyPicture('coat-wine') },
    ],
  },
} satisfies Meta<typeof SwatchPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyOne: Story = { args: { swatches: [] } };
