import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PerRow } from './PerRow.tsx';

const meta = {
  title: 'Components/PerRow',
  component: PerRow,
  args: {
    lang: 'sv',
    legend: 'Per rad',
    name: 'per-row',
    choices: [2, 3, 4],
    chosen: 3,
    unit: 'varor',
    onChoose: () => undefined,
  },
  render: function Chosen({ chosen: first, ...args }) {
    const [chosen, setChosen] = useState(first);
    return <PerRow {...args} chosen={chosen} onChoose={setChosen} />;
  },
} satisfies Meta<typeof PerRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnPhone: Story = { args: { choices: [1, 2], chosen: 2, isLegendHidden: true } };
