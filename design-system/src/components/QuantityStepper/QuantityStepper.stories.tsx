import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'Components/QuantityStepper',
  component: QuantityStepper,
  args: {
    label: 'Antal, Lång ullkappa Alma',
    decreaseLabel: 'En färre av Lång ullkappa Alma',
    increaseLabel: 'En till av Lång ullkappa Alma',
    quantity: 2,
    onQuantityChange: () => undefined,
  },
  render: function Controlled(args) {
    const [quantity, setQuantity] = useState(args.quantity);
    return <QuantityStepper {...args} quantity={quantity} onQuantityChange={setQuantity} />;
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Least: Story = { args: { quantity: 1 } };
export const Most: Story = { args: { quantity: 5, max: 5 } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Large: Story = { args: { quantity: 120, max: 999 } };
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Kappalemäärä, erikoiskäsitelty lampaanvillakangastakki',
    decreaseLabel: 'Vähennä yksi: erikoiskäsitelty lampaanvillakangastakki',
    increaseLabel: 'Lisää yksi: erikoiskäsitelty lampaanvillakangastakki',
  },
};

export const Typed: Story = {
  args: { max: 5 },
  play: async ({ canvasElement }) => {
    const count = within(canvasElement).getByRole('textbox');
    await userEvent.clear(count);
    await userEvent.type(count, '40{Enter}');
    await expect(count).toHaveValue('5');
  },
};
