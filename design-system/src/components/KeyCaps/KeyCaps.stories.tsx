import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyCaps } from './KeyCaps.tsx';

const meta = {
  title: 'Components/KeyCaps',
  component: KeyCaps,
  args: { keys: ['Ctrl', 'K'] },
} satisfies Meta<typeof KeyCaps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneKey: Story = { args: { keys: ['?'] } };
export const LongText: Story = { args: { keys: ['Vaihto', 'Välilyönti', 'Enter'] } };
