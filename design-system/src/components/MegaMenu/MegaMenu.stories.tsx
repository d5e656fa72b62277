import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { desktopOnly } from '../../testing/storyWidths.ts';
import { storyPicture } from '../../testing/storyPictures.ts';
import { CampaignStrip } from '../CampaignStrip/CampaignStrip.tsx';
import { IconButton, IconLink } from '../IconButton/IconButton.tsx';
import { PictureTile } from '../PictureTile/PictureTile.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { MegaMenu } from './MegaMenu.tsx';

const links = (labels: readonly string[]) => labels.map((label) => ({ href: `#${label}`, label }));
const women = [
  { title: 'Ytterplagg', links: links(['Kappor', 'Jackor', 'Regnkläder', 'Västar']) },
  {
    title: 'Kläder',
    links: links(['Stickat', 'Klänningar', 'Skjortor & blusar', 'Byxor', 'Kjolar', 'Jeans']),
  },
  { title: 'Mer', links: links(['Underkläder', 'Strumpor', 'Accessoarer']) },
];

const meta = {
  title: 'Components/MegaMenu',
  component: MegaMenu,
  args: {
    label: 'Huvudmeny',
    allLabel: (label) => `Allt i ${label}`,
    toggleLabel: (label) => `Visa ${label}`,
    items: [
      { href: '#nyheter', label: 'Nyheter' },
      {
        href: '#dam',
        label: 'Dam',
        isCurrent: true,
        groups: women,
        aside: (
          <PictureTile
            title="Kappväder"
            href="#kappor"
            headingLevel={3}
            image={storyPicture('coat-sage')}
          />
        ),
      },
      { href: '#herr', label: 'Herr', groups: women.slice(0, 2) },
      {
        href: '#skor',
        label: 'Skor',
        groups: [{ title: 'Efter sort', links: links(['Kängor', 'Sneakers', 'Loafers']) }],
      },
      { href: '#preloved', label: 'Preloved' },
    ],
  },
  parameters: {
    ...desktopOnly,
    layout: 'fullscreen',
    docs: { story: { inline: false, height: 640 } },
  },
  render: (args) => (
    <>
      <SiteHeader
        strip={
          <CampaignStrip
            promises={[{ id: 'a', words: 'Fri frakt från 799 kr' }]}
            aside="Sverige, SEK"
          />
        }
        logo={<Wordmark href="#start">Solvik</Wordmark>}
        menu={<IconButton icon="menu" label="Meny" />}
        nav={<MegaMenu {...args} />}
        search={
          <SearchField
            label="Sök plagg och sidor"
            submitLabel="Sök"
            clearLabel="Rensa"
            placeholder="Sök"
          />
        }
        actions={<IconLink icon="bag" label="Varukorg" href="#varukorg" />}
      />
      <main style={{ padding: '640px 48px 72px' }}>Nyheter för mörkare månader.</main>
    </>
  ),
} satisfies Meta<typeof MegaMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { defaultOpen: '#dam' } };
export const WithoutPicture: Story = { args: { defaultOpen: '#skor' } };
export const LongText: Story = {
  args: {
    lang: 'fi',
    label: 'Päävalikko',
    defaultOpen: '#naiset',
    allLabel: (label) => `Kaikki: ${label}`,
    toggleLabel: (label) => `Näytä ${label}`,
    items: [
      { href: '#uutuudet', label: 'Uutuudet' },
      {
        href: '#naiset',
        label: 'Naisten vaatteet',
        groups: [
          {
            title: 'Päällysvaatteet',
            links: links(['Lampaanvillakangastakit', 'Sadevaatteet ja kuoritakit', 'Untuvatakit']),
          },
          { title: 'Neulevaatteet', links: links(['Palmikkoneuleet', 'Alpakkavillatakit']) },
          { title: 'Alusvaatteet', links: links(['Merinovillakerrastot']) },
        ],
      },
      { href: '#kengat', label: 'Kengät' },
    ],
  },
  globals: { channel: 'fi' },
};

export const OpenedByRest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByRole('link', { name: 'Herr' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Allt i Herr' })).toBeVisible());
  },
};

export const OpenedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Dam' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Visa Dam' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Kappor' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Kappor' })).toHaveFocus();
  },
};

export const ToggleFocused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Skor' }).focus();
    await userEvent.tab();
    const toggle = canvas.getByRole('button', { name: 'Visa Skor' });
    await expect(toggle).toHaveFocus();
    await waitFor(() => expect(toggle.offsetWidth).toBeGreaterThanOrEqual(24));
  },
};

export const OpenedByTap: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('link', { name: 'Herr' });
    await fireEvent.pointerDown(name, { pointerType: 'touch' });
    await expect(await fireEvent.click(name), 'the first tap is not followed').toBe(false);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Allt i Herr' })).toBeVisible());
  },
};
