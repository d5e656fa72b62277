import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SizeGuideTable } from './SizeGuideTable.tsx';

const body = [
  { size: '34', measures: ['80–83', '62–65', '87–90', '78'] },
  { size: '36', measures: ['84–87', '66–69', '91–94', '78,5'] },
  { size: '38', measures: ['88–91', '70–73', '95–98', '79'] },
  { size: '40', measures: ['92–95', '74–77', '99–102', '79,5'] },
  { size: '42', measures: ['96–100', '78–82', '103–107', '80'] },
];

const meta = {
  title: 'Components/SizeGuideTable',
  component: SizeGuideTable,
  args: {
    caption: 'Damkläder, mått i cm',
    columns: ['Storlek', 'Byst', 'Midja', 'Höft', 'Innerben'],
    rows: body,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SizeGuideTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { chosen: { size: '38', label: 'din storlek' } } };
/** Sizes in letters beside those in numbers, under what names the table. */
export const InLetters: Story = {
  args: {
    caption: 'Dam',
    isCaptionHidden: true,
    columns: ['EU', 'Storlek', 'Byst', 'Midja', 'Höft'],
    rows: [
      { size: '36', measures: ['S', '84', '68', '92'] },
      { size: '38', measures: ['S–M', '88', '72', '96'] },
      { size: '40', measures: ['M', '92', '76', '100'] },
    ],
    chosen: { size: '38', label: 'din storlek' },
  },
};
export const InLettersOnPhone: Story = {
  ...InLetters,
  globals: { viewport: { value: 'phone' } },
};
export const OneMeasure: Story = {
  args: {
    caption: 'Skor, fotens längd i cm',
    columns: ['Storlek', 'Fotlängd'],
    rows: [
      { size: '36', measures: ['22,5'] },
      { size: '36 2/3', measures: ['23'] },
      { size: '37 1/3', measures: ['23,4'] },
    ],
  },
};

export const LongText: Story = {
  args: {
    lang: 'fi',
    caption: 'Naisten ulkovaatteiden vartalonmittataulukko senttimetreinä',
    columns: ['Koko', 'Rinnanympärys', 'Vyötärönympärys', 'Lantionympärys', 'Sisäsauman pituus'],
    chosen: { size: '40', label: 'sinun kokosi' },
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};

/** Where it is wider than its container it is a tab stop, named as the table is. */
export const ScrolledByKeys: Story = {
  args: LongText.args,
  globals: LongText.globals,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('group', { name: /vartalonmittataulukko/ });
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('group')).toHaveFocus();
  },
};
