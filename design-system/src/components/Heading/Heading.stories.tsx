import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Heading, headingSizes } from './Heading.tsx';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { level: 1, children: 'Kappor & jackor' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { lang: 'fi', children: 'Erikoiskäsiteltyjä lampaanvillakangastakkeja pakkaskeleille' },
  globals: { viewport: { value: 'phone' } },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="24">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {size === 'display' ? 'Kappväder' : 'Bär den med'}
        </Heading>
      ))}
    </Stack>
  ),
};
