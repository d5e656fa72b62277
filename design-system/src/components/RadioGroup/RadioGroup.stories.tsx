import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioCard } from '../RadioCard/RadioCard.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = { title: 'Components/RadioGroup', component: RadioGroup, args: { legend: 'Hur vill du betala?' } } satisfies Meta<typeof RadioGroup>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  render: (args) => (
    <RadioGroup {...args}>
      <RadioCard name="payment" value="card" label="Kort" description="Visa, Mastercard" defaultChecked />
      <RadioCard name="payment" value="invoice" label="Faktura" description="Betala inom 30 dagar" />
    </RadioGroup>
  ),
};
