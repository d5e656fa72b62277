import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inFinnish } from '../../testing/inFinnish.tsx';
import { Textarea } from './Textarea.tsx';

const count = {
  most: 200,
  words: (left: number) =>
    left < 0 ? `${String(-left)} tecken för mycket` : `${String(left)} tecken kvar`,
};
const finnish = {
  most: 60,
  words: (left: number) =>
    left < 0 ? `${String(-left)} merkkiä liikaa` : `${String(left)} merkkiä jäljellä`,
};

const meta = {
  title: 'Components/Textarea',
  component: Textarea,
  args: { label: 'Meddelande', labelAside: 'valfritt', name: 'message' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

const note =
  'Ställ paketet innanför grinden. Hunden är snäll men nyfiken, och brevbäraren vet vad hon gillar.';

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: note, hint: 'Högst 200 tecken' } };
export const Counted: Story = { args: { count } };
export const NearlyFull: Story = {
  args: {
    count,
    defaultValue: `${note} Om ingen är hemma går det bra hos grannen i tvåan, hon jobbar hemifrån.`,
  },
};
export const TooLong: Story = {
  args: {
    count,
    error: 'Korta meddelandet till 200 tecken.',
    defaultValue: `${note} ${note} Tack.`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1 tecken kvar', { selector: 'p' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), ' Hej då.');
    await expect(canvas.getByText('7 tecken för mycket', { selector: 'p' })).toBeVisible();
  },
};
export const Invalid: Story = { args: { error: 'Skriv något om plagget.' } };
export const Disabled: Story = { args: { defaultValue: note, disabled: true } };
export const LongText: Story = {
  decorators: [inFinnish],
  args: {
    lang: 'fi',
    label: 'Kuljetusliikkeelle välitettävä toimitusohje',
    labelAside: 'Vapaaehtoinen',
    count: finnish,
    defaultValue: 'Kerrostalon sisäänkäynti on sisäpihan puolella, ovikoodi tekstiviestillä.',
    error: 'Lyhennä ohje enintään kuuteenkymmeneen merkkiin.',
  },
};
