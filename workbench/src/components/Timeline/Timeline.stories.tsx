import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

const moment = (text: string) => Date.parse(text);
const format = (value: number) =>
  new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Stockholm',
  }).format(value);

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  args: {
    label: 'Visad som den',
    from: moment('2026-11-21T00:00:00+01:00'),
    to: moment('2027-01-05T00:00:00+01:00'),
    value: moment('2026-11-29T08:00:00+01:00'),
    format,
    note: '4 ändringar till nyår',
    onValueChange: fn(),
    marks: [
      { id: 'friday', at: moment('2026-11-27T00:00:00+01:00'), label: 'Black Friday' },
      { id: 'knit', at: moment('2026-12-07T00:00:00+01:00'), label: 'Stickat −20 %' },
      { id: 'lucia', at: moment('2026-12-14T00:00:00+01:00'), label: 'Lucia' },
      { id: 'sale', at: moment('2026-12-26T00:00:00+01:00'), label: 'Mellandagsrea' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 780 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutMarks: Story = { args: { marks: [], note: 'Inget ändras av sig självt' } };
export const Matrix: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Timeline {...args} />
      <Timeline {...args} marks={[]} />
    </div>
  ),
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    note: 'Neljä muutosta uuteenvuoteen mennessä',
    marks: [
      { id: 'a', at: moment('2026-11-27T00:00:00+01:00'), label: 'Kanta-asiakasviikonloppu' },
    ],
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
