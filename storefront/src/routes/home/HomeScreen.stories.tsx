import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyArea, storyWidget } from '../../testing/storyAnswers.ts';
import { onPhone, visit } from '../../testing/storyShop.tsx';

const meta = { title: 'Screens/Front page', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const tile = (heading: string, file: string, size: string) => storyWidget('banner', 'Tile', { heading, image: { file, alt: '' } }, size);

const front = storyArea([
  [storyWidget('hero', 'Winter coats', { image: { file: 'plane-se.webp', alt: 'Ullkappa, halsduk och kängor i fönsterljus' } })],
  [storyWidget('selling-points', 'Four figures')],
  [storyWidget('text', 'Heading', { heading: 'Hitta rätt hylla' })],
  [tile('Kappor & jackor', 'coat-front.webp', 'half'), tile('Stickat', 'jumper.webp', 'quarter'), tile('Klänningar', 'dress.webp', 'quarter')],
  [storyWidget('banner', 'Figure')],
  [storyWidget('product-list', 'Row')],
]);

export const Default: Story = visit(() => '/', { answers: () => ({ widgetArea: () => ({ widgetArea: front }) }) });
export const Phone: Story = { ...Default, globals: onPhone };
/** Until somebody has written a front page. */
export const WithoutContent: Story = visit(() => '/');
