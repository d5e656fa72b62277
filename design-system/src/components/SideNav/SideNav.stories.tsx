import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideNav } from './SideNav.tsx';

const meta = {
  title: 'Components/SideNav',
  component: SideNav,
  args: {
    label: 'Information',
    items: ['Leverans', 'Retur', 'Storleksguide', 'Köpvillkor', 'Integritet'].map((label) => ({ id: label, href: `#${label}`, label, isCurrent: label === 'Retur' })),
  },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
