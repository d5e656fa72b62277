import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { noticeTones } from '../Notice/Notice.tsx';
import { InlineAlert } from './InlineAlert.tsx';

const meta = {
  title: 'Components/InlineAlert',
  component: InlineAlert,
  args: { children: 'Det finns bara två kvar, så två ligger i varukorgen.' },
} satisfies Meta<typeof InlineAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="8" style={{ maxInlineSize: 280 }}>
      {noticeTones.map((tone) => (
        <InlineAlert key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};
