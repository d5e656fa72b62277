import type { Meta, StoryObj } from '@storybook/react-vite';
import { MarketSelector } from './MarketSelector.tsx';

const meta = {
  title: 'Components/MarketSelector',
  component: MarketSelector,
  args: {
    label: 'Land',
    markets: [
      { channel: 'se', href: '#se', label: 'Sverige', lang: 'sv', isCurrent: true },
      { channel: 'no', href: '#no', label: 'Norge', lang: 'nb' },
      { channel: 'dk', href: '#dk', label: 'Danmark', lang: 'da' },
      { channel: 'fi', href: '#fi', label: 'Suomi', lang: 'fi' },
    ],
  },
} satisfies Meta<typeof MarketSelector>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
