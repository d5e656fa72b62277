import type { Meta, StoryObj } from '@storybook/react-vite';
import { RatingScore } from './RatingScore.tsx';

const meta = {
  title: 'Components/RatingScore',
  component: RatingScore,
  args: { lang: 'sv', rating: 4.5, figure: '4,5', label: '4,5 av 5', children: '38 omdömen' },
} satisfies Meta<typeof RatingScore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Low: Story = {
  args: { rating: 1.8, figure: '1,8', label: '1,8 av 5', children: '4 omdömen' },
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    rating: 4.9,
    figure: '4,9',
    label: '4,9/5',
    children: '12 408 arvostelua kaikista väreistä',
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
