import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Divider, dividerTones } from './Divider.tsx';

const meta = { title: 'Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Matrix: Story = {
  render: () => (
    <Stack>
      <Text>Kappor</Text>
      {dividerTones.map((tone) => [
        <Divider key={tone} tone={tone} />,
        <Text key={`after ${tone}`}>Stickat</Text>,
      ])}
    </Stack>
  ),
};
