import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterChips } from './FilterChips.tsx';

const shelves = ['Alla', 'Ullkappor', 'Trenchcoats', 'Dunjackor', 'Kavajer', 'Västar', 'Regnjackor'].map((label, at) => ({ id: label, label, href: `#${label}`, isCurrent: at === 0 }));
const chosen = ['Storlek 38', 'Storlek 40', '1 000–2 600 kr'].map((label) => ({ id: label, label, href: `#utan-${label}`, removeLabel: `Ta bort filtret ${label}` }));

const meta = { title: 'Components/FilterChips', component: FilterChips, args: { label: 'Kategorier', chips: shelves } } satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { label: 'Valda filter', chips: chosen, clear: { href: '#alla', label: 'Rensa alla' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
