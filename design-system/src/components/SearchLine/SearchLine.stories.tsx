import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchLine } from './SearchLine.tsx';

const meta = {
  title: 'Components/SearchLine',
  component: SearchLine,
  args: {
    label: 'Sök plagg och sidor',
    submitLabel: 'Sök',
    placeholder: 'Sök',
    action: '#search',
  },
} satisfies Meta<typeof SearchLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { startValue: 'ullkappa' } };
export const LongText: Story = {
  args: { startValue: 'ullkappa ullkappa ullkappa ullkappa ullkappa' },
  globals: { viewport: { value: 'phone' } },
};
