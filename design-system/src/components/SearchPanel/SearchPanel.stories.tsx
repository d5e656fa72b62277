import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { useState } from 'react';
import { storyPicture } from '../../testing/storyPictures.ts';
import { CampaignStrip } from '../CampaignStrip/CampaignStrip.tsx';
import { IconButton, IconLink } from '../IconButton/IconButton.tsx';
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { type SearchGroup, SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';

const phrase = (words: string, at: number, count: number, marked = 7) => ({
  id: `phrase-${String(at)}`,
  href: '#search',
  label: `${words}, förslag ${String(at)} av ${String(count)}`,
  parts: [{ text: words.slice(0, marked), isMarked: true }, { text: words.slice(marked) }],
});
const place = (words: string, at: number, count?: string) => ({
  id: `place-${String(at)}`,
  href: '#place',
  parts: [{ text: words }],
  count,
});

const suggested: readonly SearchGroup[] = [
  {
    id: 'phrases',
    kind: 'phrases',
    title: 'Förslag',
    options: ['röd klänning', 'röd klänning fest', 'röd klänning stickad'].map((words, at) =>
      phrase(words, at + 1, 3),
    ),
  },
  {
    id: 'products',
    kind: 'products',
    title: 'Varor',
    aside: '12 träffar',
    more: { href: '#all', label: 'Visa alla 12' },
    options: [
      {
        id: 'product-1',
        href: '#slip',
        brand: 'Kaisla',
        parts: [{ text: 'Prickig slipklänning i satin' }],
        picture: storyPicture('dress'),
        price: { selling: '1 449 kr' },
      },
      {
        id: 'product-2',
        href: '#tekla',
        brand: 'Halm',
        parts: [{ text: 'Rak slipklänning Tekla' }],
        picture: storyPicture('dress'),
        price: {
          selling: '1 099 kr',
          reduction: { sellingLabel: 'Nu', regular: '1 349 kr', regularLabel: 'Ord.' },
          lowest: 'Lägsta pris 30 dagar: 1 349 kr',
        },
      },
      {
        id: 'product-3',
        href: '#vilja',
        brand: 'Sund',
        parts: [{ text: 'Finstickad tröjklänning Vilja' }],
        price: { selling: '1 299 kr' },
      },
    ],
  },
  {
    id: 'categories',
    kind: 'places',
    title: 'Kategorier',
    options: [place('Klänningar i Dam', 1, '61'), place('Klänningar i Preloved', 2, '24')],
  },
  {
    id: 'pages',
    kind: 'places',
    title: 'Läs',
    options: [place('Färgas om, inte slängs', 3)],
  },
];

const remembered: readonly SearchGroup[] = [
  {
    id: 'recent',
    kind: 'recent',
    title: 'Senaste sökningar',
    action: { label: 'Rensa', onPress: () => undefined },
    options: ['kashmir', 'chelseakängor 39'].map((words, at) => ({
      id: `recent-${String(at)}`,
      href: '#search',
      label: `${words}, senaste sökning ${String(at + 1)} av 2`,
      parts: [{ text: words }],
      removal: { label: `Ta bort ${words}`, onRemove: () => undefined },
    })),
  },
  {
    id: 'popular',
    kind: 'popular',
    title: 'Populärt i Sverige just nu',
    options: ['ullkappa', 'polotröja', 'höga stövlar', 'sidenkjol'].map((words, at) => ({
      id: `popular-${String(at)}`,
      href: '#search',
      label: `${words}, populärt ${String(at + 1)} av 4`,
      parts: [{ text: words }],
    })),
  },
  {
    id: 'seen',
    kind: 'seen',
    title: 'Nyss sedda',
    note: 'Sparas bara i den här webbläsaren.',
    options: (['coat-sage', 'boots', 'coat-wine'] as const).map((picture, at) => ({
      id: `seen-${String(at)}`,
      href: '#seen',
      label: `Vara ${String(at + 1)}`,
      parts: [],
      picture: storyPicture(picture),
    })),
  },
];

/** Keeps what is typed. */
function Typed({ value: startValue, ...props }: SearchPanelProps) {
  const [value, setValue] = useState(startValue);
  return <SearchPanel {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Components/SearchPanel',
  component: SearchPanel,
  args: {
    lang: 'sv',
    label: 'Sök bland kläder, skor och väskor',
    action: '#search',
    submitLabel: 'Sök',
    clearLabel: 'Rensa',
    closeLabel: 'Stäng sökningen',
    placeholder: 'Sök i hela butiken',
    value: 'röd klä',
    completion: 'röd klänning',
    groups: suggested,
    status: '3 förslag, 12 varor',
    hints: (
      <>
        <span>
          <b>↑ ↓</b> väljer
        </span>
        <span>
          <b>Enter</b> söker
        </span>
        <span>
          <b>Esc</b> stänger
        </span>
      </>
    ),
    onValueChange: () => undefined,
    onChoose: () => undefined,
    onSubmit: (event) => event.preventDefault(),
    onClose: () => undefined,
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: 760 } },
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
        nav={null}
        search={null}
        actions={<IconLink icon="bag" label="Varukorg" href="#varukorg" />}
        panel={<Typed {...args} />}
      />
      <main style={{ padding: '760px 48px 72px' }}>Nyheter för mörkare månader.</main>
    </>
  ),
} satisfies Meta<typeof SearchPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Before anything is typed: what was searched before, what is popular, what was viewed. */
export const BeforeTyping: Story = {
  args: { value: '', completion: undefined, groups: remembered, status: '' },
};

/** Without a network there is only what the browser remembers. */
export const Offline: Story = {
  args: {
    value: 'kash',
    completion: undefined,
    groups: remembered.slice(0, 1),
    note: 'Du är offline. Här är det du sökte senast.',
    status: '',
  },
};

/** The active row has an edge, and the field refers to it. */
export const ActiveRow: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    // The field takes the focus when it is mounted, which Storybook does before a story is played.
    field.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field.getAttribute('aria-activedescendant')).toBe(
      within(canvasElement).getByRole('option', { name: /^röd klänning fest/ }).id,
    );
  },
};

export const LongText: Story = {
  args: {
    lang: 'fi',
    value: 'lampaanvillakangastakki',
    completion: undefined,
    groups: [
      {
        id: 'phrases',
        kind: 'phrases',
        title: 'Ehdotukset',
        options: [phrase('lampaanvillakangastakki naisten uutuuskokoelmasta', 1, 1, 23)],
      },
      {
        id: 'products',
        kind: 'products',
        title: 'Tuotteet',
        options: [
          {
            id: 'product-1',
            href: '#takki',
            brand: 'Tuulenpesä',
            parts: [{ text: 'Pitkä kaksirivinen lampaanvillakangastakki hupulla' }],
            price: { selling: '1 299,00 €' },
          },
        ],
      },
    ],
  },
  globals: { channel: 'fi' },
};
