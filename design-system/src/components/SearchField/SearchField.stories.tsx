import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './SearchField.tsx';

const meta = { title: 'Components/SearchField', component: SearchField, args: { label: 'Sök plagg och sidor', submitLabel: 'Sök', placeholder: 'Sök', action: '#search' } } satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Page: Story = { args: { emphasis: 'page', startValue: 'ullkappa' } };
