import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storySum } from '../../testing/storySum.ts';
import { PriceHistoryChart } from './PriceHistoryChart.tsx';

const steps = [
  { from: '2026-10-02', amount: 199_900, words: '1 999 kr' },
  { from: '2026-10-28', amount: 149_900, words: '1 499 kr' },
  { from: '2026-11-03', amount: 179_900, words: '1 799 kr' },
  { from: '2026-11-14', amount: 159_900, words: '1 599 kr' },
];
const dayIn = (language: string) => (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(language, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });

const meta = {
  title: 'Components/PriceHistoryChart',
  component: PriceHistoryChart,
  args: {
    words: {
      title: 'Pris de senaste 30 dagarna',
      day: 'Dag',
      table: 'Visa som tabell',
      from: 'Från',
      price: 'Pris',
      noPrice: 'Inte till salu',
    },
    notice: 'Lägsta pris: 1 499 kr',
    span: { first: '2026-10-20', last: '2026-11-18' },
    steps,
    formatDay: dayIn('sv'),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
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
export const WithoutVat: Story = {
  args: { notice: 'Lägsta pris: 1 199,20 kr' },
  globals: { vat: 'ex' },
};
export const OnePrice: Story = {
  args: { steps: steps.slice(0, 1), notice: 'Lägsta pris: 1 999 kr' },
};
export const NewProduct: Story = {
  args: { steps: steps.slice(2), notice: 'Lägsta pris: 1 599 kr' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: {
    lang: 'fi',
    words: {
      title: 'Hintakehitys viimeisten kolmenkymmenen päivän ajalta',
      day: 'Päivä',
      table: 'Näytä hintakehitystaulukkona',
      from: 'Alkaen',
      price: 'Hinta',
      noPrice: 'Ei vielä myynnissä',
    },
    notice: 'Alin hinta kolmenkymmenen viime päivän aikana: 149,90 €',
    steps: steps.map((step) => ({
      ...step,
      words: `${(step.amount / 1000).toLocaleString('fi', { minimumFractionDigits: 2 })} €`,
    })),
    formatDay: dayIn('fi'),
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};

export const ByKeys: Story = {
  play: async ({ canvasElement }) => {
    const day = within(canvasElement).getByRole('slider', { name: 'Dag' });
    day.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(day).toHaveFocus();
  },
};

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Visa som tabell'));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
