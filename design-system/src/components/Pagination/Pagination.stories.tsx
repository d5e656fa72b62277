import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination.tsx';

const pages = [1, 2, 3, 4].map((page) => ({ page, href: `#sida-${String(page)}`, label: `Sida ${String(page)}`, isCurrent: page === 2 }));

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { label: 'Sidor', countWords: '96 av 184 plagg', previous: { href: '#sida-1', label: 'Visa föregående' }, next: { href: '#sida-3', label: 'Visa fler' }, pages },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { previous: undefined } };
export const Last: Story = { args: { next: undefined } };
