import { writeAddress } from '@solvik/addresses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone, visit } from '../../testing/storyShop.tsx';

const meta = { title: 'Screens/Brands', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const Default: Story = visit((locale) => writeAddress('brands', locale));
export const Phone: Story = { ...Default, globals: onPhone };
