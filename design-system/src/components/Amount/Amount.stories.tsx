import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from './Amount.tsx';

const meta = {
  title: 'Components/Amount',
  component: Amount,
  args: { amount: { incVat: '1 999 kr', exVat: '1 599,20 kr' } },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutVat: Story = { globals: { vat: 'ex' } };
