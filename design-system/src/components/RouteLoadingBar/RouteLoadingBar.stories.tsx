import type { Meta, StoryObj } from '@storybook/react-vite';
import { RouteLoadingBar } from './RouteLoadingBar.tsx';

const meta = {
  title: 'Components/RouteLoadingBar',
  component: RouteLoadingBar,
  args: { state: 'running', label: 'Sidan laddas', failedLabel: 'Sidan kunde inte laddas' },
  parameters: { docs: { story: { inline: false, height: 80 } } },
} satisfies Meta<typeof RouteLoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Failed: Story = { args: { state: 'failed' } };
export const Done: Story = { args: { state: 'done' } };
