import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const last = 4;
/** The page of that number: its position, how much is shown so far, and its links. */
const at = (
  current: number,
): Pick<PaginationProps, 'countLabel' | 'previous' | 'next' | 'pages'> => ({
  countLabel: `${String(Math.min(current * 48, 184))} av 184 plagg`,
  previous:
    current === 1 ? undefined : { href: `#sida-${String(current - 1)}`, label: 'Visa föregående' },
  next: current === last ? undefined : { href: `#sida-${String(current + 1)}`, label: 'Visa fler' },
  pages: Array.from({ length: last }, (_, index) => index + 1).map((page) => ({
    page,
    href: `#sida-${String(page)}`,
    label: `Sida ${String(page)}`,
    isCurrent: page === current,
  })),
});

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { label: 'Sidor', ...at(2) },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: at(1) };
export const Last: Story = { args: at(last) };
/** The next page is loading: its link shows that, and the list is busy. */
export const Loading: Story = {
  args: { ...at(2), next: { href: '#sida-3', label: 'Hämtar fler plagg' }, 'aria-busy': true },
};
