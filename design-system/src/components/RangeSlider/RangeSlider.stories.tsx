import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { RangeSlider } from './RangeSlider.tsx';

const numbers = {
  unit: 'kr',
  format: (amount: number) => amount.toLocaleString('sv'),
  read: (text: string) => Number(text.replaceAll(/\s/g, '')) || undefined,
};

const meta = {
  title: 'Components/RangeSlider',
  component: RangeSlider,
  args: {
    legend: 'Pris',
    min: 200,
    max: 4800,
    step: 50,
    value: { lowest: 1000, highest: 2600 },
    format: (amount) => `${amount.toLocaleString('sv')} kr`,
    formatRange: ({ lowest, highest }) =>
      `${lowest.toLocaleString('sv')}–${highest.toLocaleString('sv')} kr`,
    lowestLabel: 'Lägsta pris',
    highestLabel: 'Högsta pris',
    fields: { lowest: 'Från', highest: 'Till', ...numbers },
    bars: [0, 1, 2, 4, 9, 14, 19, 15, 22, 26, 20, 18, 13, 15, 10, 8, 6, 4, 3, 1, 1, 0, 1],
    onCommit: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 312 }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RangeSlider {...args} value={value} onCommit={setValue} />;
  },
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Whole: Story = { args: { value: { lowest: 200, highest: 4800 } } };
export const BothAtTop: Story = { args: { value: { lowest: 4800, highest: 4800 } } };

export const WithoutBars: Story = { args: { bars: undefined } };
export const BarsLoading: Story = { args: { bars: [] } };
export const LongText: Story = {
  args: { fields: { lowest: 'Från det lägsta priset', highest: 'Till', ...numbers } },
};

export const Disabled: Story = { args: { disabled: true } };

export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const lowest = within(canvasElement).getByRole('slider', { name: 'Lägsta pris' });
    lowest.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(lowest).toHaveFocus();
  },
};
