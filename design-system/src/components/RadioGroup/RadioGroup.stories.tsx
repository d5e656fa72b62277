import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { fieldsetEmphases } from '../Fieldset/Fieldset.tsx';
import { RadioCard } from '../RadioCard/RadioCard.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    legend: 'Hur vill du betala?',
    children: (
      <>
        <RadioCard name="payment" value="card" label="Kort" description="Visa, Mastercard" />
        <RadioCard
          name="payment"
          value="invoice"
          label="Faktura"
          description="Betala inom 30 dagar"
        />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  args: {
    children: (
      <>
        <RadioCard
          name="payment"
          value="card"
          label="Kort"
          description="Visa, Mastercard"
          defaultChecked
        />
        <RadioCard
          name="payment"
          value="invoice"
          label="Faktura"
          description="Betala inom 30 dagar"
        />
      </>
    ),
  },
};
export const WithHint: Story = { args: { hint: 'Du betalar först när du har sett hela summan.' } };
export const Invalid: Story = { args: { error: 'Välj hur du vill betala.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    lang: 'fi',
    legend: 'Minkä maksutavan valitset?',
    children: (
      <>
        <RadioCard
          name="payment"
          value="bank"
          label="Verkkopankkimaksu suomalaisesta pankista"
          description="Maksuvahvistus verkkopankkitunnuksilla"
          aside="0 €"
          defaultChecked
        />
        <RadioCard
          name="payment"
          value="invoice"
          label="Kolmenkymmenen päivän laskutusmahdollisuus"
          description="Luottotietojen tarkistus"
          aside="2,95 €"
        />
      </>
    ),
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="40">
      {fieldsetEmphases.map((emphasis) => (
        <RadioGroup key={emphasis} {...args} emphasis={emphasis} aria-label={emphasis}>
          <RadioCard name={emphasis} value="card" label="Kort" defaultChecked />
          <RadioCard name={emphasis} value="invoice" label="Faktura" />
        </RadioGroup>
      ))}
    </Stack>
  ),
};
