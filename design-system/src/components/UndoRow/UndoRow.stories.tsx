import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineItems } from '../LineItem/LineItem.tsx';
import { UndoRow } from './UndoRow.tsx';

const meta = {
  title: 'Components/UndoRow',
  component: UndoRow,
  args: {
    children: 'Lång ullkappa Alma',
    undoLabel: 'Ändra',
    secondsText: '8 s',
    onUndo: () => undefined,
    onExpire: () => undefined,
  },
  render: (args) => (
    <LineItems aria-label="Varor">
      <UndoRow {...args} />
    </LineItems>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 432 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof UndoRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pending: Story = { args: { isPending: true } };
export const LongWords: Story = {
  args: {
    lang: 'fi',
    undoLabel: 'Kumoa',
    children: 'Kuviollinen pitkähihainen villakangastakki vetoketjulla on poistettu',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
};
