import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { MembershipBadge, membershipRanks } from './MembershipBadge.tsx';

const names = { first: 'Medlem', second: 'Vän', third: 'Stamgäst' } as const;

const meta = {
  title: 'Components/MembershipBadge',
  component: MembershipBadge,
  args: { children: names.first },
} satisfies Meta<typeof MembershipBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: () => (
    <Inline gap="12">
      {membershipRanks.map((rank) => (
        <MembershipBadge key={rank} rank={rank}>
          {names[rank]}
        </MembershipBadge>
      ))}
    </Inline>
  ),
};

export const LongText: Story = {
  args: { lang: 'fi', rank: 'second', children: 'Kanta-asiakasohjelman kultajäsen' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  globals: { channel: 'fi' },
};
