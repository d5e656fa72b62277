import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Select, selectEmphases, type SelectProps } from './Select.tsx';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Sortera',
    name: 'sort',
    options: [
      { value: 'RELEVANCE', label: 'Mest populära' },
      { value: 'LATEST', label: 'Senast inkommet' },
      { value: 'PRICE', label: 'Lägsta pris' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states: Readonly<Record<string, Partial<SelectProps>>> = {
  vanlig: {},
  'med hjälp': { labelAside: 'valfritt', hint: 'Listan ordnas om genast.' },
  fel: { error: 'Välj en av dem.' },
  avstängd: { disabled: true },
};
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="24" style={{ maxInlineSize: 400 }}>
      {selectEmphases.flatMap((emphasis) =>
        Object.entries(states).map(([name, state]) => (
          <Select
            {...args}
            {...state}
            key={`${emphasis} ${name}`}
            label={`Sortera, ${name}`}
            emphasis={emphasis}
          />
        )),
      )}
    </Stack>
  ),
};

export const Bar: Story = { args: { emphasis: 'bar' } };

/** Words under a choice in a bar end where it does. */
export const BarInvalid: Story = {
  args: { emphasis: 'bar', error: 'Välj en av dem.', hint: 'Listan ordnas om genast.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const choice = canvas.getByRole('combobox', { name: 'Sortera' }).getBoundingClientRect();
    for (const words of ['Välj en av dem.', 'Listan ordnas om genast.']) {
      const range = document.createRange();
      range.selectNodeContents(canvas.getByText(words));
      await expect(Math.round(range.getBoundingClientRect().right)).toBe(Math.round(choice.right));
    }
  },
};

export const Invalid: Story = { args: { error: 'Välj en av dem.' } };
export const Disabled: Story = { args: { disabled: true } };
