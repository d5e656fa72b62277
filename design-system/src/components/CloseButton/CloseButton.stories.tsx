import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloseButton } from './CloseButton.tsx';

const meta = {
  title: 'Components/CloseButton',
  component: CloseButton,
  args: { label: 'Stäng' },
} satisfies Meta<typeof CloseButton>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
