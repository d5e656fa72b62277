import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { storyPicture } from '../../testing/storyPictures.ts';
import { CommandPalette, type CommandPaletteProps, type PaletteGroup } from './CommandPalette.tsx';

const found: readonly PaletteGroup[] = [
  {
    id: 'places',
    title: 'Gå till',
    options: [
      {
        id: 'coats',
        href: '#coats',
        parts: [{ text: 'Kapp', isMarked: true }, { text: 'or & jackor' }],
        sign: { kind: 'icon', icon: 'chevron-end' },
        aside: 'Dam, 105',
      },
      {
        id: 'preloved',
        href: '#preloved',
        parts: [{ text: 'Preloved ' }, { text: 'kapp', isMarked: true }, { text: 'or' }],
        sign: { kind: 'icon', icon: 'chevron-end' },
        aside: '21',
      },
    ],
  },
  {
    id: 'products',
    title: 'Varor',
    options: [
      {
        id: 'aino',
        href: '#aino',
        parts: [{ text: 'Lång ull' }, { text: 'kapp', isMarked: true }, { text: 'a Aino' }],
        sign: { kind: 'picture', image: storyPicture('coat-sage') },
        price: { selling: '3 399 kr' },
      },
      {
        id: 'karin',
        href: '#karin',
        parts: [{ text: 'Rak ull' }, { text: 'kapp', isMarked: true }, { text: 'a Karin' }],
        sign: { kind: 'picture', image: storyPicture('coat-wine') },
        price: {
          selling: '2 299 kr',
          reduction: { sellingLabel: 'Nu', regular: '2 999 kr', regularLabel: 'Ord.' },
        },
      },
      {
        id: 'petra',
        href: '#petra',
        parts: [{ text: 'Tweed' }, { text: 'kapp', isMarked: true }, { text: 'a Petra' }],
        sign: { kind: 'picture', clothColour: '#2f4a3c' },
        price: { selling: '2 099 kr' },
      },
    ],
  },
];

const actions: PaletteGroup = {
  id: 'actions',
  title: 'Gör',
  options: [
    {
      id: 'cart',
      parts: [{ text: 'Öppna varukorgen' }],
      sign: { kind: 'icon', icon: 'bag' },
      keys: ['G', 'V'],
    },
    {
      id: 'market',
      href: '#market',
      parts: [{ text: 'Byt land och språk' }],
      sign: { kind: 'dot' },
    },
  ],
};

const recent: PaletteGroup = {
  id: 'recent',
  title: 'Senaste sökningar',
  options: ['kashmir', 'chelseakängor 39'].map((words, at) => ({
    id: `recent-${String(at)}`,
    href: '#search',
    parts: [{ text: words }],
    sign: { kind: 'icon', icon: 'clock' },
  })),
};

/** Keeps what is typed. */
function Typed({ value: startValue, ...props }: CommandPaletteProps) {
  const [value, setValue] = useState(startValue);
  return <CommandPalette {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  render: (args) => <Typed {...args} />,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Kommandoraden',
    closeLabel: 'Stäng',
    closeKey: 'Esc',
    placeholder: 'Vart vill du?',
    value: 'kapp',
    onValueChange: () => undefined,
    groups: [...found, actions],
    onChoose: () => undefined,
    onSubmit: () => undefined,
    status: '',
    hints: [
      ['↑ ↓', 'väljer'],
      ['Enter', 'öppnar'],
    ],
    more: { key: '?', label: 'alla genvägar', onPress: () => undefined },
  },
  parameters: { docs: { story: { inline: false, height: 700 } } },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: '', groups: [recent, actions] } };
export const NothingFound: Story = {
  args: {
    value: 'xyz',
    groups: [
      {
        id: 'places',
        title: 'Gå till',
        options: [
          {
            id: 'search',
            href: '#search',
            parts: [{ text: 'Sök efter ”xyz”' }],
            sign: { kind: 'icon', icon: 'search' },
            aside: '0 träffar',
          },
        ],
      },
    ],
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongText: Story = {
  args: {
    placeholder: 'Mihin haluat?',
    groups: [
      {
        id: 'products',
        title: 'Tuotteet',
        options: [
          {
            id: 'long',
            href: '#long',
            parts: [
              { text: 'Lampaanvillakangastakki erikoiskäsitellystä merinovillasta ja puuvillasta' },
            ],
            sign: { kind: 'picture' },
            price: {
              selling: '1 299 €',
              reduction: { sellingLabel: 'Nyt', regular: '1 499 €', regularLabel: 'Norm.' },
            },
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
