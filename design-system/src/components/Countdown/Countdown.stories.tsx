import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { planeTones } from '../../foundation/planeStyles.ts';
import { Box } from '../../layout/Box/Box.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import type { CountdownUnit } from './planCountdown.ts';
import { Countdown, type CountdownProps } from './Countdown.tsx';

const swedish = {
  day: ['dag', 'dagar'],
  hour: ['timme', 'timmar'],
  minute: ['minut', 'minuter'],
  second: ['sekund', 'sekunder'],
} as const;
const finnish = {
  day: ['päivä', 'päivää'],
  hour: ['tunti', 'tuntia'],
  minute: ['minuutti', 'minuuttia'],
  second: ['sekunti', 'sekuntia'],
} as const;
const read =
  (words: Record<CountdownUnit, readonly [one: string, many: string]>) =>
  (unit: CountdownUnit, count: number): string =>
    words[unit][count === 1 ? 0 : 1];
const end = '2026-11-29T23:59:00+01:00';
/** A fixed clock so long before the end, so that a story renders the same each time. */
const before =
  (milliseconds: number): NonNullable<CountdownProps['clock']> =>
  () =>
    Date.parse(end) - milliseconds;
const hour = 3_600_000;

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  args: {
    end,
    words: 'Till söndag 29 november kl. 23.59',
    endedText: 'Erbjudandet är slut.',
    unitLabel: read(swedish),
    clock: before(52.4 * hour),
  },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LastHours: Story = { args: { clock: before(3.27 * hour) } };
export const LastSecond: Story = { args: { clock: before(1000) } };
export const Over: Story = {
  args: { clock: before(0) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Erbjudandet är slut.',
    );
  },
};
export const OnPlanes: Story = {
  render: (args) => (
    <Stack gap="24">
      {planeTones.map((tone) => (
        <Box key={tone} tone={tone} padding="24">
          <Countdown {...args} />
        </Box>
      ))}
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    words: 'Sunnuntaihin 29. marraskuuta klo 23.59 saakka',
    endedText: 'Tarjous on päättynyt.',
    unitLabel: read(finnish),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  globals: { channel: 'fi' },
};
