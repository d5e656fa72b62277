import type { Meta, StoryObj } from '@storybook/react-vite';
import { RatingHistogram } from './RatingHistogram.tsx';

const rows = (counts: readonly number[]) => counts.map((count, at) => ({ stars: 5 - at, count, label: `${String(5 - at)} av 5: ${String(count)} omdömen` }));

const meta = { title: 'Components/RatingHistogram', component: RatingHistogram, args: { label: 'Omdömen efter antal stjärnor', rows: rows([22, 9, 4, 2, 1]) } } satisfies Meta<typeof RatingHistogram>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = { args: { rows: rows([0, 0, 0, 0, 0]) } };
export const OnlyOne: Story = { args: { rows: rows([1, 0, 0, 0, 0]) } };
export const Many: Story = {
  args: { rows: rows([1204, 310, 98, 12, 7]) },
  decorators: [(Story) => <div style={{ maxInlineSize: 200 }}><Story /></div>],
};
