import type { Meta, StoryObj } from '@storybook/react-vite';
import { planePicture } from '../../testing/storyPictures.ts';
import { PictureTile } from './PictureTile.tsx';

const meta = {
  title: 'Components/PictureTile',
  component: PictureTile,
  args: {
    title: 'Kappor & jackor',
    href: '#kappor',
    image: { src: './pictures/coat-front.webp', alt: '' },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 330 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnTint: Story = { args: { tone: 'tint', image: undefined } };
export const OnAccent: Story = {
  args: {
    tone: 'accent',
    title: 'Lager på lager på lager',
    text: 'Tre tröjor som får plats under kappan.',
    more: 'Se urvalet',
    image: { src: './pictures/plane-se.webp', alt: '' },
  },
  render: ({ image, ...args }, { globals }) => (
    <PictureTile {...args} image={image && { ...image, src: planePicture(image.src, globals) }} />
  ),
};
export const LongWords: Story = {
  args: { lang: 'fi', title: 'Villakangastakit ja päällystakit' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
};
