import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Badge, badgeTones } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Nyhet' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = { sheet: 'Bästsäljare', reduced: '−20 %', accent: 'Medlemspris' } as const;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline gap="12" style={{ padding: 24, background: 'var(--color-shade)' }}>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
    </Inline>
  ),
};
