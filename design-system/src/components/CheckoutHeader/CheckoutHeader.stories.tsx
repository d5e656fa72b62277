import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { CheckoutHeader } from './CheckoutHeader.tsx';

const meta = {
  title: 'Components/CheckoutHeader',
  component: CheckoutHeader,
  args: {
    logo: <Wordmark href="#start">Solvik</Wordmark>,
    aside: 'Trygg betalning. Frågor: 033-123 45 67, vardagar\u00a08–17',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CheckoutHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { aside: 'Trygg betalning' },
};
