import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Components/CountBadge',
  component: CountBadge,
  args: { count: 2 },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const corner = { position: 'relative', inlineSize: 44, blockSize: 44 } as const;

export const Default: Story = {
  render: (args) => (
    <div style={corner}>
      <CountBadge {...args} />
    </div>
  ),
};

export const Matrix: Story = {
  render: () => (
    <Inline gap="16">
      {[0, 1, 12, 128].map((count) => (
        <div key={count} style={corner}>
          <CountBadge count={count} />
        </div>
      ))}
    </Inline>
  ),
};
