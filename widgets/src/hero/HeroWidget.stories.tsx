import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { HeroWidget } from './HeroWidget.tsx';

const stillLife = {
  file: 'still-life.webp',
  alt: 'Ullkappa, stickad tröja, halsduk och kängor i fönsterljus',
};
/**
 * The campaign's picture is drawn on the channel's own accent, so it is one picture per channel;
 * one that is chosen instead stays.
 */
const withPlane: Story['render'] = ({ configuration, ...args }, { globals }) => (
  <HeroWidget
    {...args}
    configuration={
      configuration.image?.file === 'plane-se.webp'
        ? {
            ...configuration,
            image: { ...stillLife, file: `plane-${String(globals.channel)}.webp` },
          }
        : configuration
    }
  />
);

const meta = {
  title: 'Widgets/Hero',
  component: HeroWidget,
  ...withFieldControls('hero'),
  parameters: { layout: 'fullscreen' },
  args: { ...storySurroundings, data: undefined, configuration: exampleOf('hero', 'Winter coats') },
} satisfies Meta<typeof HeroWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WinterCoats: Story = { render: withPlane };
export const WinterCoatsOnPhone: Story = {
  render: withPlane,
  globals: { viewport: { value: 'phone' } },
};
export const WordsAlone: Story = { args: { configuration: exampleOf('hero', 'Words alone') } };
export const OnTint: Story = {
  args: { configuration: exampleOf('hero', 'Winter coats', { tone: 'tint', image: stillLife }) },
};
