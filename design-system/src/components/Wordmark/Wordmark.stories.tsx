import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './Wordmark.tsx';

const meta = {
  title: 'Components/Wordmark',
  component: Wordmark,
  args: { href: '#home', children: 'Solvik' },
} satisfies Meta<typeof Wordmark>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
