import type { Meta, StoryObj } from '@storybook/react-vite';
import { planePicture } from '../../testing/storyPictures.ts';
import { Hero } from './Hero.tsx';

const meta = {
  title: 'Components/Hero',
  component: Hero,
  args: {
    title: 'Kappväder',
    eyebrow: 'Vinterns kappor',
    lead: 'Ull, långa linjer och fickor som rymmer båda händerna.',
    action: { href: '#kappor', label: 'Se kapporna' },
    image: {
      src: './pictures/plane-se.webp',
      alt: 'Ullkappa, halsduk och kängor i fönsterljus',
      focalPoint: { x: 0, y: 0.5 },
    },
  },
  // The picture is drawn on the channel's own accent.
  render: ({ image, ...args }, { globals }) => (
    <Hero {...args} image={image && { ...image, src: planePicture(image.src, globals) }} />
  ),
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithoutPicture: Story = { args: { image: undefined } };
export const WithoutPictureOnPhone: Story = {
  args: { image: undefined },
  globals: { viewport: { value: 'phone' } },
};
export const OnTint: Story = {
  args: { tone: 'tint', image: { src: './pictures/still-life.webp', alt: 'Ullkappa och kängor' } },
};
export const LongWord: Story = {
  args: { lang: 'fi', title: 'Villakangastakkisää' },
  globals: { viewport: { value: 'phone' } },
};
