import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyPicture } from '../../testing/storyPictures.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { NavDrawer } from './NavDrawer.tsx';

const meta = {
  title: 'Components/NavDrawer',
  component: NavDrawer,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Meny',
    closeLabel: 'Stäng',
    logo: (
      <Wordmark href="#home" aria-label="Solvik till startsidan">
        Solvik
      </Wordmark>
    ),
    action: <IconButton icon="search" label="Sök" />,
    items: [
      { href: '#nytt', label: 'Nyheter' },
      {
        href: '#dam',
        label: 'Dam',
        isCurrent: true,
        level: {
          all: { href: '#dam', label: 'Allt, 382 varor' },
          links: [
            { href: '#kappor', label: 'Kappor & jackor', isCurrent: true, count: '105' },
            { href: '#klanningar', label: 'Klänningar', count: '61' },
            { href: '#stickat', label: 'Stickat', count: '58' },
          ],
          pictures: [
            { href: '#news', title: 'Nyheter', text: 'Dam', image: storyPicture('dress') },
          ],
        },
      },
      { href: '#herr', label: 'Herr', level: { links: [{ href: '#jeans', label: 'Jeans' }] } },
      { href: '#skor', label: 'Skor' },
      { href: '#marken', label: 'Märken' },
    ],
    pictures: [
      { href: '#coats', title: 'Kappor & jackor', text: 'Dam', image: storyPicture('coat-sage') },
      { href: '#boots', title: 'Stövlar', text: 'Skor', image: storyPicture('boots') },
    ],
    footLink: { href: '#konto', label: 'Logga in', icon: 'person' },
    market: {
      label: 'Sverige, SEK',
      channel: 'se',
      level: {
        title: 'Land och språk',
        links: [
          { href: '#se', label: 'Sverige', lang: 'sv-SE', channel: 'se', isCurrent: true },
          { href: '#no', label: 'Norge', lang: 'nb-NO', channel: 'no' },
        ],
      },
    },
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { inline: false, height: 844 } } },
} satisfies Meta<typeof NavDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SecondLevel: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Dam' }));
    await expect(page.getByRole('heading', { name: 'Dam' })).toHaveFocus();
  },
};
export const Countries: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Sverige, SEK' }));
    await expect(page.getByRole('heading', { name: 'Land och språk' })).toHaveFocus();
  },
};
export const Plain: Story = {
  args: {
    logo: undefined,
    action: undefined,
    pictures: undefined,
    footLink: undefined,
    market: undefined,
  },
};
export const LongText: Story = {
  args: {
    title: 'Valikko',
    items: [
      {
        href: '#naiset',
        label: 'Ulkoiluvaatteet ja kenkätarvikkeet',
        level: {
          all: { href: '#naiset', label: 'Kaikki, 1 382 tuotetta' },
          links: [
            {
              href: '#takit',
              label: 'Lampaanvillakangastakit erikoiskäsitellystä merinovillasta',
              count: '1 105',
            },
          ],
        },
      },
    ],
    footLink: { href: '#konto', label: 'Kirjaudu sisään', icon: 'person' },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: /Ulkoiluvaatteet/ }));
  },
};
