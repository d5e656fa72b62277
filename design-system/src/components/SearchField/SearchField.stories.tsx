import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { SearchField, searchFieldEmphases } from './SearchField.tsx';

const meta = { title: 'Components/SearchField', component: SearchField, args: { label: 'Sök plagg och sidor', submitLabel: 'Sök', placeholder: 'Sök', action: '#search' } } satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each emphasis, empty and with a word in it. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="24">
      {searchFieldEmphases.flatMap((emphasis) => [undefined, 'ullkappa'].map((startValue) => <SearchField {...args} key={`${emphasis} ${startValue ?? ''}`} label={[args.label, emphasis, startValue].filter(Boolean).join(', ')} emphasis={emphasis} startValue={startValue} />))}
    </Stack>
  ),
};

export const Page: Story = { args: { emphasis: 'page', startValue: 'ullkappa' } };
