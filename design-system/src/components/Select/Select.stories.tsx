import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Sortera',
    name: 'sort',
    options: [
      { value: 'RELEVANCE', label: 'Mest populära' },
      { value: 'LATEST', label: 'Senast inkommet' },
      { value: 'PRICE', label: 'Lägsta pris' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Bar: Story = { args: { emphasis: 'bar' } };
export const Invalid: Story = { args: { error: 'Välj en av dem.' } };
export const Disabled: Story = { args: { disabled: true } };
