import type { Meta, StoryObj } from '@storybook/react-vite';
import { SwatchDots } from './SwatchDots.tsx';

const meta = {
  title: 'Components/SwatchDots',
  component: SwatchDots,
  args: {
    label: 'Finns i kamel, svart och salvia',
    colours: [
      { colour: '#b08e68', name: 'Kamel' },
      { colour: '#33312f', name: 'Svart' },
      { colour: '#8d9a80', name: 'Salvia' },
    ],
    more: '+2',
  },
} satisfies Meta<typeof SwatchDots>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
