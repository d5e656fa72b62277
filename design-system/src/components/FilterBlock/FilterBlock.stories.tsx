import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { ChoiceCells } from '../ChoiceCells/ChoiceCells.tsx';
import { Accordion, Disclosure } from '../Disclosure/Disclosure.tsx';
import { FilterBlock } from './FilterBlock.tsx';

const sizes = ['34', '36', '38', '40', '42', '44', '46', '48'];

const meta = {
  title: 'Components/FilterBlock',
  component: FilterBlock,
  args: {
    label: 'Storlek',
    summary: '1 vald',
    children: (
      <Fieldset legend="Storlek" emphasis="hidden">
        <ChoiceCells
          kind="several"
          name="size"
          cells={sizes.map((label) => ({ value: label, label }))}
          startsWith={['38']}
        />
      </Fieldset>
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 312 }}>
      <Accordion>
        <FilterBlock {...args} />
        <Disclosure summary="Material">Ull, siden, linne</Disclosure>
      </Accordion>
    </div>
  ),
} satisfies Meta<typeof FilterBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutSummary: Story = { args: { summary: undefined } };
export const LongText: Story = {
  args: { label: 'Materialsammansättning och tvättråd', summary: 'Tolv valda värden' },
};
