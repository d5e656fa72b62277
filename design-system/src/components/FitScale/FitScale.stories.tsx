import type { Meta, StoryObj } from '@storybook/react-vite';
import { FitScale } from './FitScale.tsx';

const meta = {
  title: 'Components/FitScale',
  component: FitScale,
  args: {
    label: 'Passform',
    summary: '29 av 38: som väntat',
    words: { small: 'liten', asExpected: 'som väntat', large: 'stor' },
    verdict: 'asExpected',
    balance: 0.46,
  },
} satisfies Meta<typeof FitScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = {
  args: { summary: '9 av 9: liten', verdict: 'small', balance: 0 },
};
export const Large: Story = {
  args: { summary: '5 av 8: stor', verdict: 'large', balance: 0.94 },
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Istuvuus',
    summary: '1 204/1 310: odotettua pienempi',
    words: { small: 'odotettua pienempi', asExpected: 'odotettu', large: 'odotettua suurempi' },
    verdict: 'small',
    balance: 0.1,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  globals: { channel: 'fi' },
};
