import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { fieldsetEmphases } from '../Fieldset/Fieldset.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const ways = (name: string) => (
  <>
    <Checkbox name={name} value="mail" label="Mejl" defaultChecked />
    <Checkbox name={name} value="sms" label="Sms" hint="Högst två i månaden" />
    <Checkbox name={name} value="post" label="Brev med bonuscheck" />
  </>
);

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: { legend: 'Hur får vi höra av oss?', children: ways('contact') },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 424 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'Du ändrar dig när du vill på Mina sidor.' } };
export const Invalid: Story = { args: { error: 'Välj minst ett sätt, annars når vi dig inte.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    lang: 'fi',
    legend: 'Mitä palautettavassa tuotteessa oli vikana?',
    children: (
      <>
        <Checkbox
          name="reason"
          value="size"
          label="Väärä koko, vaikka kokotaulukon mittasuositusten mukaan valittu"
        />
        <Checkbox
          name="reason"
          value="cloth"
          label="Materiaali"
          hint="Esimerkiksi erikoiskäsitellyn lampaanvillakankaan nukkaantuminen"
        />
      </>
    ),
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="48">
      {fieldsetEmphases.map((emphasis) => (
        <CheckboxGroup key={emphasis} {...args} emphasis={emphasis} aria-label={emphasis}>
          {ways(emphasis)}
        </CheckboxGroup>
      ))}
    </Stack>
  ),
};
