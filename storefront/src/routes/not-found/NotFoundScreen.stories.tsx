import { writeAddress } from '@solvik/addresses';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone, visit } from '../../testing/storyShop.tsx';

const meta = { title: 'Screens/No such page', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

export const NotFound: Story = visit(() => '/404');
export const NotFoundOnPhone: Story = { ...NotFound, globals: onPhone };
export const NotHereYet: Story = visit((locale) => writeAddress('favourites', locale));
