import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { RadioCard } from './RadioCard.tsx';

const meta = {
  title: 'Components/RadioCard',
  component: RadioCard,
  args: {
    name: 'shipping',
    value: 'agent',
    label: 'Ombud, PostNord',
    description: 'Ica Nära Sjöbo, 400 m bort. Onsdag 25 november',
    aside: '0 kr',
  },
} satisfies Meta<typeof RadioCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };

export const Group: Story = {
  render: (args) => (
    <RadioGroup legend="Hur vill du få det?" emphasis="section">
      <RadioCard {...args} defaultChecked />
      <RadioCard
        name="shipping"
        value="door"
        label="Hem till dörren, kväll"
        description="Torsdag 26 november, 17–21. Avisering med sms"
        aside="49 kr"
      />
      <RadioCard
        name="shipping"
        value="locker"
        label="Paketskåp, Instabox"
        description="Knalleland, 900 m bort. Onsdag 25 november"
        aside="0 kr"
      />
    </RadioGroup>
  ),
};

export const GroupWithError: Story = {
  render: (args) => (
    <RadioGroup legend="Hur vill du få det?" error="Välj hur du vill få det.">
      <RadioCard {...args} />
    </RadioGroup>
  ),
};
