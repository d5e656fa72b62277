import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { BannerWidget } from './BannerWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Widgets/Banner',
  component: BannerWidget,
  ...withFieldControls('banner'),
  parameters: { layout: 'fullscreen' },
  args: {
    ...storySurroundings,
    headingLevel: 2,
    data: undefined,
    configuration: exampleOf('banner', 'Article'),
  },
} satisfies Meta<typeof BannerWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};
export const ArticleOnPhone: Story = { globals: phone };

export const Tile: Story = {
  args: { share: 'quarter', configuration: exampleOf('banner', 'Tile') },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 330 }}>
        <Story />
      </div>
    ),
  ],
};
export const TileWithoutPicture: Story = {
  ...Tile,
  args: {
    share: 'quarter',
    configuration: exampleOf('banner', 'Tile', { tone: 'tint', image: undefined }),
  },
};

export const Figure: Story = { args: { configuration: exampleOf('banner', 'Figure') } };
export const FigureOnAccent: Story = {
  args: { configuration: exampleOf('banner', 'Figure', { tone: 'accent' }) },
};
export const FigureOnPhone: Story = { ...Figure, globals: phone };
