import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Select } from '../Select/Select.tsx';
import { Textarea } from '../Textarea/Textarea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { controlStyle } from './Field.styles.ts';
import { Field } from './Field.tsx';

/**
 * As every text control of ours is drawn. A browser renders some kinds, a date for example, in its
 * own language.
 */
const Control = styled.input`
  ${controlStyle}
`;

const meta = {
  title: 'Components/Field',
  component: Field,
  args: {
    label: 'Mobilnummer',
    hint: 'Dit skickar vi avisering',
    children: (control) => <Control type="tel" autoComplete="tel" {...control} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = {
  args: { error: 'Numret är för kort. Skriv alla tio siffror, så når aviseringen fram.' },
};
/**
 * Each kind in its normal, invalid and disabled state side by side: they must differ in any
 * colours.
 */
export const States: Story = {
  render: () => (
    <Stack gap="24">
      {[{}, { error: 'Rätta det här, så går det att gå vidare.' }, { disabled: true }].map(
        (state) => (
          <Stack key={Object.keys(state).join()} gap="12">
            <TextField label="Postnummer" defaultValue="503 36" {...state} />
            <Textarea
              label="Meddelande"
              defaultValue="Ställ paketet innanför grinden. Hunden är snäll men nyfiken, och brevbäraren vet vad hon gillar."
              {...state}
            />
            <Select label="Land" options={[{ value: 'SE', label: 'Sverige' }]} {...state} />
          </Stack>
        ),
      )}
    </Stack>
  ),
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Pakettiautomaattitoimituksen puhelinnumero',
    labelAside: 'Vapaaehtoinen',
    hint: 'Lähetämme tekstiviestin, kun paketti on noudettavissa.',
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
