import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'Components/Rating',
  component: Rating,
  args: { rating: 4.3, label: '4,3 av 5, 38 omdömen' },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Stack gap="8">
      {[0, 1, 2.5, 3.4, 5].map((rating) => (
        <Rating key={rating} rating={rating} label={`${rating.toLocaleString('sv')} av 5`} />
      ))}
    </Stack>
  ),
};

export const OnlyStars: Story = { args: { isLabelShown: false } };
export const LongText: Story = {
  args: { lang: 'fi', label: '4,3 viidestä, 1 238 asiakasarvostelun keskiarvo' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  globals: { channel: 'fi' },
};
