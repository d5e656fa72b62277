import type { Meta, StoryObj } from '@storybook/react-vite';
import { FreeShippingMeter } from './FreeShippingMeter.tsx';

const meta = {
  title: 'Components/FreeShippingMeter',
  component: FreeShippingMeter,
  args: { words: '199 kr kvar till fri frakt.', share: 0.75 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 432 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FreeShippingMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reached: Story = { args: { words: 'Din frakt är fri.', share: 1 } };
