import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storySum } from '../../testing/storySum.ts';
import { PriceHistoryChart } from './PriceHistoryChart.tsx';

const steps = [
  { from: '2026-06-01', amount: 239_900, words: '2 399 kr' },
  { from: '2026-08-20', amount: 199_900, words: '1 999 kr' },
  { from: '2026-09-03', amount: 239_900, words: '2 399 kr' },
  { from: '2026-11-17', amount: 189_900, words: '1 899 kr' },
];
const dayIn = (language: string) => (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

const monthIn = (language: string) => (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(language, { month: 'short', timeZone: 'UTC' });

const meta = {
  title: 'Components/PriceHistoryChart',
  component: PriceHistoryChart,
  args: {
    lang: 'sv',
    label:
      'Sänkt den 17 november från 2 399 kr till 1 899 kr. Lägre har kappan inte varit på 120 dagar.',
    words: { stretch: 'Tid', from: 'Från', price: 'Pris', today: 'i dag' },
    span: { first: '2026-07-27', last: '2026-11-23' },
    steps,
    band: {
      first: '2026-10-18',
      last: '2026-11-16',
      amount: 239_900,
      caption: 'Lägst 30 dagar före sänkningen: 2 399 kr',
    },
    lowestCaption: 'Lägst på 120 dagar: 1 899 kr',
    formatLevel: (amount) => (amount / 100).toLocaleString('sv'),
    formatDay: dayIn('sv'),
    formatMonth: monthIn('sv'),
    formatDays: ({ first, last }) => `${dayIn('sv')(first)} till ${dayIn('sv')(last)}`,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 888 }}>
        <Story />
      </div>
    ),
  ],
  // The chart receives the sums to show: the shop chooses them by visitor, the story by toolbar.
  render: (args, { globals }) => (
    <PriceHistoryChart
      {...args}
      steps={
        globals['vat'] === 'ex'
          ? args.steps.map((step) => ({ ...step, words: storySum(step.words).exVat }))
          : args.steps
      }
    />
  ),
} satisfies Meta<typeof PriceHistoryChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePrice: Story = {
  args: {
    label: 'Samma pris i 120 dagar.',
    steps: steps.slice(0, 1),
    band: undefined,
    lowestCaption: '2 399 kr',
  },
};
export const NewProduct: Story = { args: { steps: steps.slice(2), band: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const AsTable: Story = { args: { isTable: true } };
export const WithoutVat: Story = { args: { isTable: true }, globals: { vat: 'ex' } };

export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const stretch = within(canvasElement).getByRole('slider', { name: 'Tid' });
    stretch.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(stretch).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Hinta laski 17. marraskuuta.',
    words: { stretch: 'Ajanjakso', from: 'Alkaen', price: 'Hinta', today: 'tänään' },
    steps: steps.map((step) => ({
      ...step,
      words: `${(step.amount / 1000).toLocaleString('fi', { minimumFractionDigits: 2 })} €`,
    })),
    band: undefined,
    lowestCaption: 'Alin hinta 120 päivään: 189,90 €',
    formatDay: dayIn('fi'),
    formatMonth: monthIn('fi'),
    formatDays: ({ first, last }) => `${dayIn('fi')(first)} – ${dayIn('fi')(last)}`,
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
