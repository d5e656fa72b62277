import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { ChoiceCells, choiceKinds } from './ChoiceCells.tsx';

const meta = {
  title: 'Components/ChoiceCells',
  component: ChoiceCells,
  args: {
    name: 'size',
    kind: 'several',
    cells: ['34', '36', '38', '40', '42', '44', '46', '48'].map((value) => ({
      value,
      label: value,
      isSoldOut: value === '48',
    })),
    startsWith: ['38', '40'],
  },
  render: (args) => (
    <div style={{ maxInlineSize: 312 }}>
      <Fieldset legend="Storlek">
        <ChoiceCells {...args} />
      </Fieldset>
    </div>
  ),
} satisfies Meta<typeof ChoiceCells>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = [
  { value: 'plain', label: '36' },
  { value: 'few', label: '38', isFewLeft: true, note: 'få kvar' },
  { value: 'out', label: '40', isSoldOut: true, note: 'slut' },
  { value: 'off', label: '42', isDisabled: true },
];

export const Default: Story = {};
export const LongText: Story = {
  args: {
    kind: 'one',
    startsWith: [],
    cells: ['XS/S', 'M/L', '75B', 'One size', '36 2/3', 'W32 L34'].map((value) => ({
      value,
      label: value,
    })),
  },
};
export const Invalid: Story = {
  args: { kind: 'one', startsWith: [] },
  render: (args) => (
    <div style={{ maxInlineSize: 312 }}>
      <Fieldset legend="Storlek" role="radiogroup" error="Du måste välja storlek först">
        <ChoiceCells {...args} />
      </Fieldset>
    </div>
  ),
};

/** Each kind with its cells free, few left, sold out and disabled; none chosen, then every one that can be. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="24" style={{ maxInlineSize: 312 }}>
      {choiceKinds.map((kind) =>
        [[], kind === 'one' ? ['few'] : ['plain', 'few', 'out']].map((chosen) => (
          <Fieldset
            key={`${kind}${String(chosen.length)}`}
            legend={`${kind === 'one' ? 'En storlek' : 'Flera storlekar'}${chosen.length > 0 ? ', valt' : ''}`}
          >
            <ChoiceCells
              name={`${kind}${String(chosen.length)}`}
              kind={kind}
              cells={states}
              startsWith={chosen}
            />
          </Fieldset>
        )),
      )}
    </Stack>
  ),
};
