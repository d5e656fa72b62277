import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { desktopOnly } from '../../testing/storyWidths.ts';
import { CampaignStrip } from '../CampaignStrip/CampaignStrip.tsx';
import { HeaderNav } from '../HeaderNav/HeaderNav.tsx';
import { IconButton, IconLink } from '../IconButton/IconButton.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const shelves = ['Nyheter', 'Dam', 'Herr', 'Skor', 'Väskor', 'Bad', 'Preloved', 'Märken'];

const meta = {
  title: 'Components/SiteHeader',
  component: SiteHeader,
  args: {
    strip: (
      <CampaignStrip
        promises={[
          {
            id: 'a',
            words: (
              <>
                <strong>Fri frakt</strong> från 799 kr
              </>
            ),
          },
          {
            id: 'b',
            words: (
              <>
                <strong>14 dagars</strong> returrätt
              </>
            ),
          },
        ]}
        aside="Sverige, SEK"
      />
    ),
    logo: <Wordmark href="#start">Solvik</Wordmark>,
    menu: (
      <>
        <IconButton icon="menu" label="Meny" />
        <IconButton icon="search" label="Sök" />
      </>
    ),
    nav: (
      <HeaderNav
        label="Huvudmeny"
        items={shelves.map((label) => ({ href: `#${label}`, label, isCurrent: label === 'Dam' }))}
      />
    ),
    search: (
      <SearchField
        label="Sök plagg och sidor"
        submitLabel="Sök"
        clearLabel="Rensa"
        placeholder="Sök"
      />
    ),
    actions: (
      <>
        <IconLink icon="person" label="Mina sidor" href="#konto" />
        <IconLink icon="heart" label="Favoriter" href="#favoriter" />
        <IconButton icon="bag" label="Varukorg, 2 varor" count={2} />
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <SiteHeader {...args} />
      <main style={{ padding: '72px 48px', minBlockSize: '200vh' }}>
        <p style={{ marginBlockStart: 600 }}>Skrolla: ned gömmer sidhuvudet, upp visar det.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongWords: Story = {
  parameters: desktopOnly,
  args: {
    lang: 'fi',
    nav: (
      <HeaderNav
        label="Päävalikko"
        items={[
          'Uutuudet',
          'Naisille',
          'Miehille',
          'Kengät',
          'Laukut',
          'Uima-asut',
          'Käytetyt',
          'Tuotemerkit',
        ].map((label) => ({ href: `#${label}`, label }))}
      />
    ),
  },
};

const topOf = (header: HTMLElement) => header.getBoundingClientRect().top;
const scrollDown = async (header: HTMLElement) => {
  // The header may not be listening yet when the story begins.
  await waitFor(() => {
    // Never past the end: scrolling back would show the header.
    window.scrollTo(0, window.scrollY < 450 ? window.scrollY + 150 : 0);
    return expect(topOf(header)).toBeLessThanOrEqual(-header.offsetHeight);
  });
  // A position at which the header covers no text when it returns.
  window.scrollTo(0, 600);
};

export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    await scrollDown(within(canvasElement).getByRole('banner'));
  },
};

export const ShownForKeyboardFocus: Story = {
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('banner');
    await scrollDown(header);
    await userEvent.tab();
    await waitFor(() => expect(topOf(header)).toBe(0));
    await expect(header.contains(document.activeElement)).toBe(true);
  },
};
