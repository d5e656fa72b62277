import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyArea, storyWidget } from '../../testing/storyResponses.ts';
import { onPhone, visit } from '../../testing/storyShop.tsx';
import { menuTag } from './menuTag.ts';

const meta = { title: 'Screens/Content page', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const page = (tags: readonly string[]) =>
  visit(() => '/page-0', {
    answers: (site) => ({
      widgetArea: () => ({
        widgetArea: storyArea([[storyWidget('rich-text', 'Article')]], { site, tags }),
      }),
    }),
  });

export const WithMenu: Story = page([menuTag]);
export const WithMenuOnPhone: Story = { ...WithMenu, globals: onPhone };
/** Text keeps its distance from the header, also in a full-width row. */
export const Alone: Story = {
  ...page([]),
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole('heading', { level: 1 });
    const header = within(canvasElement).getByRole('banner').getBoundingClientRect();
    await expect(heading.getBoundingClientRect().top - header.bottom).toBeGreaterThanOrEqual(48);
  },
};
export const AloneOnPhone: Story = { ...Alone, globals: onPhone };
