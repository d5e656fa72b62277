import type { Meta, StoryObj } from '@storybook/react-vite';
import { PointsMeter } from './PointsMeter.tsx';

const meta = {
  title: 'Components/PointsMeter',
  component: PointsMeter,
  args: {
    points: '1 840',
    unit: 'poäng',
    words: '160 poäng kvar till nästa 25 kr.',
    share: 0.84,
    payout: 'Nästa utbetalning 1 januari',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PointsMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const None: Story = {
  args: {
    points: '0',
    words: 'Poängen kommer 30 dagar efter ditt första köp.',
    share: 0,
    payout: undefined,
  },
};
export const Reached: Story = {
  args: { points: '2 000', words: 'Du har tjänat in 50 kr.', share: 1 },
};
export const Many: Story = {
  args: { points: '128 450' },
  globals: { viewport: { value: 'phone' } },
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    unit: 'kanta-asiakaspistettä',
    words: 'Seuraavaan bonussetelikertymään puuttuu 160 pistettä.',
    payout: 'Seuraava bonustenmaksupäivä on 1. tammikuuta',
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
