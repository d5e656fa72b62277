import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyMarkets } from '../../testing/storyMarkets.ts';
import { MarketSelector } from './MarketSelector.tsx';

const meta = {
  title: 'Components/MarketSelector',
  component: MarketSelector,
  args: { label: 'Land', markets: storyMarkets({}) },
  render: (args, { globals }) => <MarketSelector {...args} markets={storyMarkets(globals)} />,
} satisfies Meta<typeof MarketSelector>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
