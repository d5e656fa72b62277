import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { loadingBarStates, RouteLoadingBar } from './RouteLoadingBar.tsx';

const meta = {
  title: 'Components/RouteLoadingBar',
  component: RouteLoadingBar,
  args: { state: 'running', label: 'Sidan laddas', failedLabel: 'Sidan kunde inte laddas' },
  parameters: { docs: { story: { inline: false, height: 80 } } },
} satisfies Meta<typeof RouteLoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Long: Story = { args: { isLong: true } };
export const Failed: Story = { args: { state: 'failed' } };
export const Done: Story = { args: { state: 'done' } };

/** Each in the flow of the page, where it would lie over the others at the window's top. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="24">
      {loadingBarStates.map((state) => (
        <div key={state}>
          <Text>{state}</Text>
          <RouteLoadingBar {...args} state={state} style={{ position: 'relative' }} />
        </div>
      ))}
    </Stack>
  ),
};
