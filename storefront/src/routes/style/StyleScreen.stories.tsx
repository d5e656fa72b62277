import { writeAddress } from '@solvik/addresses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone, visit } from '../../testing/storyShop.tsx';

const meta = { title: 'Screens/Style', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Default: Story = visit((locale) => writeAddress('style', locale));
export const Phone: Story = { ...Default, globals: onPhone };
