import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'Components/QuantityStepper',
  component: QuantityStepper,
  args: { label: 'Antal, Lång ullkappa Alma', decreaseLabel: 'Färre', increaseLabel: 'Fler', quantity: 2, onQuantityChange: () => undefined },
  render: function Kept(args) {
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
