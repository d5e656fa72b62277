import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inFinnish } from '../../testing/inFinnish.tsx';
import { PasswordField } from './PasswordField.tsx';

const words = {
  show: 'Visa',
  hide: 'Dölj',
  isShown: 'Lösenordet syns',
  isHidden: 'Lösenordet är dolt',
};
const finnish = {
  show: 'Näytä',
  hide: 'Piilota',
  isShown: 'Salasana näkyy',
  isHidden: 'Salasana on piilotettu',
};

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Lösenord', name: 'password', words },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'blåbär i lingonris' } };
export const Revealed: Story = {
  args: { defaultValue: 'blåbär i lingonris' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Visa Lösenord' }));
    await expect(canvas.getByLabelText('Lösenord', { selector: 'input' })).toHaveAttribute(
      'type',
      'text',
    );
  },
};
export const New: Story = {
  args: {
    label: 'Nytt lösenord',
    autoComplete: 'new-password',
    hint: 'Minst 7 tecken. Fler är säkrare.',
  },
};
export const Invalid: Story = {
  args: { defaultValue: 'kort', error: 'Ditt lösenord måste innehålla minst 7 tecken' },
};
export const Disabled: Story = { args: { defaultValue: 'blåbär', disabled: true } };
export const LongText: Story = {
  decorators: [inFinnish],
  args: {
    lang: 'fi',
    label: 'Asiakastilisi uusi salasana',
    labelAside: 'Pakollinen',
    words: finnish,
    defaultValue: 'mustikkapiirakkaresepti ja kahvikupponen',
    error: 'Salasanassa täytyy olla vähintään seitsemän merkkiä.',
  },
};
