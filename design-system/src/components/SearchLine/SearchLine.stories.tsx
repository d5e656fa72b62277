import type { Meta, StoryObj } from '@storybook/react-vite';
import { inFinnish } from '../../testing/inFinnish.tsx';
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
  decorators: [inFinnish],
  args: {
    label: 'Hae vaatteita ja sivuja',
    submitLabel: 'Hae',
    startValue: 'tuulenpitävä pehmustettu talvitakki kierrätetystä polyesteristä',
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
