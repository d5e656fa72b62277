import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyArea, storyWidget } from '../../testing/storyAnswers.ts';
import { onPhone, visit } from '../../testing/storyShop.tsx';
import { menuTag } from './menuTag.ts';

const meta = { title: 'Screens/Content page', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const page = (tags: readonly string[]) => visit(() => '/page-0', { answers: (site) => ({ widgetArea: () => ({ widgetArea: storyArea([[storyWidget('rich-text', 'Article')]], { site, tags }) }) }) });

export const WithMenu: Story = page([menuTag]);
export const WithMenuOnPhone: Story = { ...WithMenu, globals: onPhone };
export const Alone: Story = page([]);
