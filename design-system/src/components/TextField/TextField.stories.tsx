import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { inFinnish } from '../../testing/inFinnish.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Postnummer', name: 'zip', autoComplete: 'postal-code' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = {
  args: { defaultValue: '503 36', hint: 'Visar leverans till Borås' },
};
export const Optional: Story = {
  args: { label: 'Portkod', labelAside: 'valfritt', hint: 'Om du vill ha paketet till dörren' },
};
export const Invalid: Story = {
  args: {
    label: 'Mobilnummer',
    defaultValue: '070-123',
    error: 'Numret är för kort. Skriv alla tio siffror, så når aviseringen fram.',
  },
};
export const WithAction: Story = {
  args: { label: 'Rabattkod', action: <Button emphasis="outlined">Lägg till</Button> },
};
export const Disabled: Story = { args: { defaultValue: '503 36', disabled: true } };
export const LongText: Story = {
  decorators: [inFinnish],
  args: {
    lang: 'fi',
    label: 'Toimitusosoitteen postinumero ja postitoimipaikka',
    labelAside: 'Vapaaehtoinen',
    error: 'Kirjoita postinumero viidellä numerolla, niin näet toimitustavat.',
  },
};
