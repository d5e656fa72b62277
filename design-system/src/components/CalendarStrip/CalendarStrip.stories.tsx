import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarStrip } from './CalendarStrip.tsx';

const weekdays = ['sön', 'mån', 'tis', 'ons', 'tors', 'fre', 'lör'];

/** Days of November and December 2026 by their distance from Monday the 23rd. */
const days = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => {
    const date = new Date(Date.UTC(2026, 10, 23 + first + at));
    const weekday = date.getUTCDay();
    return {
      id: date.toISOString().slice(0, 10),
      weekday: first + at === 0 ? 'i dag' : (weekdays[weekday] ?? ''),
      figure: date.getUTCDate(),
      isRest: weekday === 0 || weekday === 6,
    };
  });

const meta = {
  title: 'Components/CalendarStrip',
  component: CalendarStrip,
  args: {
    label: 'Från packning till sista dag att ångra',
    phases: [
      { kind: 'packing', days: days(0, 0), title: 'Packas' },
      { kind: 'arrival', days: days(1, 3), title: 'Hos dig', note: '24–26 november' },
      {
        kind: 'trial',
        days: days(4, 17),
        title: 'Prova hemma',
        note: '14 dagar från den dag du fick paketet',
        end: { title: 'Sista dag att ångra', note: '10 december' },
      },
    ],
    sentences: [
      'Packas måndag 23 november',
      'Hos dig tisdag 24–torsdag 26 november',
      'Sista dag att ångra: torsdag 10 december',
    ],
  },
} satisfies Meta<typeof CalendarStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OverAWeekend: Story = {
  args: {
    phases: [
      { kind: 'packing', days: days(0, 4), title: 'Packas', note: '27 november' },
      { kind: 'arrival', days: days(5, 9), title: 'Hos dig', note: '30 november–2 december' },
      {
        kind: 'trial',
        days: days(10, 23),
        title: 'Prova hemma',
        note: '14 dagar från den dag du fick paketet',
        end: { title: 'Sista dag att ångra', note: '16 december' },
      },
    ],
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Pakkaamisesta viimeiseen palautuspäivään',
    phases: [
      { kind: 'packing', days: days(0, 0), title: 'Pakataan' },
      { kind: 'arrival', days: days(1, 3), title: 'Perillä', note: '24.–26. marraskuuta' },
      {
        kind: 'trial',
        days: days(4, 17),
        title: 'Sovita kotona',
        note: '14 päivää siitä päivästä, jona sait paketin',
        end: { title: 'Viimeinen palautuspäivä', note: '10. joulukuuta' },
      },
    ],
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
