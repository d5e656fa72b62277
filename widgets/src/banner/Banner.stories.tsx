import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { Banner } from './Banner.tsx';

const stillLife = { file: 'still-life.webp', alt: 'Ullkappa, stickad tröja, halsduk och kängor i fönsterljus' };
/** The campaign's picture lies on the channel's own accent, so it is one picture per channel. */
const withPlane: Story['render'] = ({ configuration, ...args }, { globals }) => (
  <Banner {...args} configuration={{ ...configuration, image: { ...stillLife, file: `plane-${String(globals.channel)}.webp` } }} />
);
const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Widgets/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { ...storySurroundings, data: undefined, configuration: exampleOf('banner', 'Hero', { image: stillLife }) },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hero: Story = { render: withPlane };
export const HeroOnPhone: Story = { render: withPlane, globals: phone };
export const HeroWithoutPicture: Story = { args: { configuration: exampleOf('banner', 'Hero') } };
export const HeroOnTint: Story = { args: { configuration: exampleOf('banner', 'Hero', { tone: 'tint', heading: 'Takkisää', image: stillLife }) } };

const tile = { presentation: 'tile', heading: 'Kappor & jackor', eyebrow: undefined, text: undefined, tone: 'shade', image: { file: 'coat-front.webp', alt: '' } };
export const Tile: Story = {
  args: { share: 'quarter', configuration: exampleOf('banner', 'Hero', tile) },
  decorators: [(Story) => <div style={{ inlineSize: 330 }}><Story /></div>],
};
export const TileWithoutPicture: Story = { ...Tile, args: { share: 'quarter', configuration: exampleOf('banner', 'Hero', { ...tile, tone: 'tint', image: undefined }) } };

export const Article: Story = { args: { headingLevel: 2, configuration: exampleOf('banner', 'Hero', { presentation: 'article', heading: 'Lager på lager på lager', image: stillLife }) } };
export const ArticleOnPhone: Story = { ...Article, globals: phone };

export const Figure: Story = { args: { headingLevel: 2, configuration: exampleOf('banner', 'Figure') } };
export const FigureOnAccent: Story = { args: { headingLevel: 2, configuration: exampleOf('banner', 'Figure', { tone: 'accent' }) } };
export const FigureOnPhone: Story = { ...Figure, globals: phone };
