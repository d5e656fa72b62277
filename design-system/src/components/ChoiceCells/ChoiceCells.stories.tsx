import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { ChoiceCells } from './ChoiceCells.tsx';

const meta = {
  title: 'Components/ChoiceCells',
  component: ChoiceCells,
  args: { name: 'size', kind: 'several', cells: ['34', '36', '38', '40', '42', '44', '46', '48'].map((value) => ({ value, label: value, isSoldOut: value === '48' })), startsWith: ['38', '40'] },
  render: (args) => (
    <div style={{ maxInlineSize: 312 }}>
      <Fieldset legend="Storlek"><ChoiceCells {...args} /></Fieldset>
    </div>
  ),
} satisfies Meta<typeof ChoiceCells>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { kind: 'one', startsWith: [], cells: ['XS/S', 'M/L', '75B', 'One size', '36⅔', 'W32 L34'].map((value) => ({ value, label: value })) } };
