import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Två saker saknas',
    errors: [
      { href: '#zip', label: 'Fyll i ditt postnummer' },
      { href: '#email', label: 'Fyll i din e-postadress' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  render: (args) => (
    <Stack gap="24" style={{ maxInlineSize: 560 }}>
      <ErrorSummary {...args} />
      <TextField id="zip" label="Postnummer" error="Fyll i ditt postnummer" />
      <TextField id="email" label="E-post" error="Fyll i din e-postadress" />
    </Stack>
  ),
};
