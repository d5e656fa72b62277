import type { Meta, StoryObj } from '@storybook/react-vite';
import { storySum } from '../../testing/storySum.ts';
import { SummaryList, summaryTones, type SummaryRow } from './SummaryList.tsx';

const meta = {
  title: 'Components/SummaryList',
  component: SummaryList,
  args: {
    rows: [
      { id: 'subtotal', label: 'Delsumma', amount: storySum('4 998 kr') },
      { id: 'discount', label: 'Rabatt', amount: storySum('−1 250 kr'), tone: 'reduced' },
      { id: 'freight', label: 'Frakt', amount: storySum('0 kr') },
      { id: 'vat', label: 'Varav moms', amount: '749,60 kr' },
    ],
    total: { label: 'Att betala', amount: storySum('3 748 kr') },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 392 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SummaryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const words: Readonly<Record<(typeof summaryTones)[number], Omit<SummaryRow, 'id' | 'tone'>>> = {
  normal: { label: 'Delsumma', amount: storySum('4 998 kr') },
  reduced: { label: 'Rabatt', amount: storySum('−1 250 kr') },
};
export const Matrix: Story = {
  args: { rows: summaryTones.map((tone) => ({ id: tone, tone, ...words[tone] })) },
};

export const WithoutVat: Story = { globals: { vat: 'ex' } };
export const OnlyTotal: Story = { args: { rows: [] } };
export const LongText: Story = {
  args: {
    lang: 'fi',
    rows: [
      { id: 'subtotal', label: 'Tuotteiden välisumma', amount: '12 499,80 €' },
      { id: 'discount', label: 'Kanta-asiakasbonusseteli', amount: '−125,00 €', tone: 'reduced' },
      { id: 'freight', label: 'Pakettiautomaattitoimitus', amount: '0 €' },
    ],
    total: { label: 'Maksettava yhteensä', amount: '12 374,80 €' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  globals: { channel: 'fi' },
};
