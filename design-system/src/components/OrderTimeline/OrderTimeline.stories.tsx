import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../TextLink/TextLink.tsx';
import { OrderTimeline, timelineStates } from './OrderTimeline.tsx';

const received = {
  id: 'received',
  label: 'Vi har fått din order',
  state: 'done',
  time: { words: '17 november kl. 09.12', dateTime: '2026-11-17T09:12' },
} as const;

const meta = {
  title: 'Components/OrderTimeline',
  component: OrderTimeline,
  args: {
    label: 'Orderns gång',
    stateLabels: { done: 'klart', current: 'nu', coming: 'väntar', cancelled: 'avbruten' },
    events: [
      received,
      {
        id: 'processing',
        label: 'Vi packar',
        state: 'current',
        time: { words: '17 november kl. 13.40', dateTime: '2026-11-17T13:40' },
        details: 'Paketet lämnar oss i eftermiddag.',
      },
      {
        id: 'completed',
        label: 'På väg till dig',
        state: 'coming',
        time: { words: 'onsdag 18 november', dateTime: '2026-11-18' },
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Completed: Story = {
  args: {
    events: [
      received,
      {
        id: 'processing',
        label: 'Packad',
        state: 'done',
        time: { words: '17 november kl. 15.05', dateTime: '2026-11-17T15:05' },
      },
      {
        id: 'completed',
        label: 'Levererad',
        state: 'done',
        time: { words: '18 november kl. 18.20', dateTime: '2026-11-18T18:20' },
        details: <TextLink href="#retur">Registrera en retur</TextLink>,
      },
    ],
  },
};

export const Cancelled: Story = {
  args: {
    events: [
      received,
      {
        id: 'cancelled',
        label: 'Ordern är avbruten',
        state: 'cancelled',
        time: { words: '17 november kl. 11.30', dateTime: '2026-11-17T11:30' },
        details: 'Inga pengar har dragits.',
      },
    ],
  },
};

export const OnlyReceived: Story = { args: { events: [{ ...received, state: 'current' }] } };
export const Matrix: Story = {
  args: {
    events: timelineStates.map((state) => ({
      id: state,
      label: { done: 'Packad', current: 'På väg', coming: 'Hos ombudet', cancelled: 'Avbruten' }[
        state
      ],
      state,
    })),
  },
};

export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Tilauksen vaiheet',
    stateLabels: { done: 'valmis', current: 'nyt', coming: 'odottaa', cancelled: 'peruutettu' },
    events: [
      {
        id: 'received',
        label: 'Tilausvahvistussähköposti lähetetty',
        state: 'done',
        time: { words: 'tiistaina 17. marraskuuta klo 9.12', dateTime: '2026-11-17T09:12' },
      },
      {
        id: 'processing',
        label: 'Pakettiautomaattitoimituksen käsittely',
        state: 'current',
        details: 'Paketti lähtee meiltä iltapäivällä.',
      },
    ],
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
