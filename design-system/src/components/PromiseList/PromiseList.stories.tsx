import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromiseList } from './PromiseList.tsx';

const meta = {
  title: 'Components/PromiseList',
  component: PromiseList,
  args: {
    promises: [
      'Hos dig onsdag eller torsdag',
      'Frakt från 49 kr, fri från 799 kr',
      '14 dagars returrätt',
    ],
  },
} satisfies Meta<typeof PromiseList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 160 }}>
        <Story />
      </div>
    ),
  ],
};
