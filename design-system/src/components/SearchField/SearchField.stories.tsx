import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { SearchField, searchFieldEmphases } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    label: 'Sök plagg och sidor',
    submitLabel: 'Sök',
    clearLabel: 'Rensa',
    placeholder: 'Sök',
    action: '#search',
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each emphasis, empty and with a word in it. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="24">
      {searchFieldEmphases.flatMap((emphasis) =>
        [undefined, 'ullkappa'].map((startValue) => (
          <SearchField
            {...args}
            key={`${emphasis} ${startValue ?? ''}`}
            label={[args.label, emphasis, startValue].filter(Boolean).join(', ')}
            emphasis={emphasis}
            startValue={startValue}
          />
        )),
      )}
    </Stack>
  ),
};

export const Page: Story = { args: { emphasis: 'page', startValue: 'ullkappa' } };

/** The cross disappears with the text, and the field has the focus. */
export const Cleared: Story = {
  args: Page.args,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cross = canvas.getByRole('button', { name: 'Rensa' });
    const { width, height } = cross.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.click(cross);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(cross).not.toBeVisible();
  },
};
