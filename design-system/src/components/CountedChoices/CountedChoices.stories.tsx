import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { CountedChoices } from './CountedChoices.tsx';

const choice = (label: string, count: number) => ({
  value: label,
  label,
  count,
  countLabel: `${String(count)} omdömen`,
});

const meta = {
  title: 'Components/CountedChoices',
  component: CountedChoices,
  args: {
    label: 'Storlek',
    choices: [
      choice('Alla', 38),
      choice('34', 3),
      choice('36', 8),
      choice('38', 12),
      choice('40', 9),
      choice('42', 4),
      choice('44', 2),
    ],
    chosen: '38',
    onChoose: () => undefined,
  },
  render: function Chosen(args) {
    const [chosen, choose] = useState(args.chosen);
    return <CountedChoices {...args} chosen={chosen} onChoose={choose} />;
  },
} satisfies Meta<typeof CountedChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getAllByRole('button')[0]).toHaveFocus();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Arvioitu koko',
    choices: [choice('Kaikki koot', 1204), choice('W27/L32', 612), choice('W28/L32', 592)],
    chosen: 'Kaikki koot',
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
