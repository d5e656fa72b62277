import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Fieldset, fieldsetEmphases } from './Fieldset.tsx';

const meta = {
  title: 'Components/Fieldset',
  component: Fieldset,
  args: { legend: 'Din adress' },
} satisfies Meta<typeof Fieldset>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { children: <TextField label="Gata" name="street" /> } };

const legends = {
  label: 'Din adress',
  section: 'Leveransadress',
  quiet: 'EU-storlekar',
  hidden: 'Fakturaadress',
} as const;

export const Matrix: Story = {
  render: () => (
    <Stack gap="40">
      {fieldsetEmphases.map((emphasis) => (
        <Fieldset
          key={emphasis}
          legend={legends[emphasis]}
          emphasis={emphasis}
          hint="Dit skickar vi paketet"
          error={emphasis === 'label' ? 'Något saknas.' : undefined}
        >
          <TextField label="Gata" />
          <TextField label="Postnummer" />
        </Fieldset>
      ))}
    </Stack>
  ),
};
