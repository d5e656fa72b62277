import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Site } from '@solvik/addresses';
import { storyArea, storyWidget } from '../../testing/storyResponses.ts';
import { onPhone, visit } from '../../testing/storyShop.tsx';

const meta = { title: 'Screens/Front page', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj;

const tile = (heading: string, file: string, size: string) =>
  storyWidget('banner', 'Tile', { heading, image: { file, alt: '' } }, size);

/** The first picture is on the channel's own accent. */
const homePage = (site: Site) =>
  storyArea(
    [
      [
        storyWidget('hero', 'Winter coats', {
          image: {
            file: `plane-${site.channelId}.webp`,
            alt: 'Ullkappa, halsduk och kängor i fönsterljus',
            focalPoint: { x: 0, y: 0.5 },
          },
        }),
      ],
      [storyWidget('selling-points', 'Four figures')],
      [storyWidget('text', 'Heading', { heading: 'Hitta rätt hylla' })],
      [
        tile('Kappor & jackor', 'coat-front.webp', 'half'),
        tile('Stickat', 'jumper.webp', 'quarter'),
        tile('Klänningar', 'dress.webp', 'quarter'),
        tile('Skor', 'boots.webp', 'quarter'),
        tile('Skjortor', 'shirt.webp', 'quarter'),
      ],
      [storyWidget('banner', 'Figure')],
      [storyWidget('product-list', 'Row')],
    ],
    { site },
  );

export const Default: Story = visit(() => '/', {
  answers: (site) => ({ widgetArea: () => ({ widgetArea: homePage(site) }) }),
});
export const Phone: Story = { ...Default, globals: onPhone };
/** Without content for the home page. */
export const WithoutContent: Story = visit(() => '/');
