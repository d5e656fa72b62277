import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { storyPicture } from '../../testing/storyPictures.ts';
import { storySum } from '../../testing/storySum.ts';
import { Amount } from '../Amount/Amount.tsx';
import { Image } from '../Image/Image.tsx';
import { searchFieldEmphases } from '../SearchField/SearchField.tsx';
import { Combobox, type ComboboxGroup } from './Combobox.tsx';

const picture = (name: Parameters<typeof storyPicture>[0]) => (
  <Image {...storyPicture(name)} ratio={4 / 5} />
);

const recent: ComboboxGroup = {
  id: 'recent',
  title: 'Senast sökt',
  options: [
    { id: 'recent-1', label: 'kappa' },
    { id: 'recent-2', label: 'chelseakängor' },
  ],
};
const suggested: readonly ComboboxGroup[] = [
  {
    id: 'products',
    title: 'Plagg',
    options: [
      {
        id: 'alma',
        label: 'Lång ullkappa Alma',
        description: 'Tjärn',
        aside: <Amount amount={storySum('1 999 kr')} />,
        picture: picture('coat-front'),
      },
      {
        id: 'ida',
        label: 'Dubbelknäppt kappa Ida',
        description: 'Sund',
        aside: <Amount amount={storySum('1 749 kr')} />,
        picture: picture('coat-black'),
      },
    ],
  },
  {
    id: 'categories',
    title: 'Avdelningar',
    options: [
      { id: 'c-coats', label: 'Kappor', aside: '61' },
      { id: 'c-jackets', label: 'Jackor', aside: '48' },
    ],
  },
  { id: 'pages', title: 'Sidor', options: [{ id: 'p-wool', label: 'Så sköter du ull' }] },
];
const finnish: readonly ComboboxGroup[] = [
  {
    id: 'products',
    title: 'Tuotteet',
    options: [
      {
        id: 'a',
        label: 'Erikoiskäsitelty lampaanvillakangastakki Alma',
        description: 'Kierrätysmateriaalivalikoima',
        aside: '189,95 €',
        picture: picture('coat-front'),
      },
    ],
  },
  {
    id: 'pages',
    title: 'Sivut',
    options: [{ id: 'b', label: 'Villakankaan hoito-ohjeet ja puhdistussuositukset' }],
  },
];

const meta = {
  title: 'Components/Combobox',
  component: Combobox,
  args: {
    label: 'Sök plagg och sidor',
    submitLabel: 'Sök',
    clearLabel: 'Rensa',
    placeholder: 'Sök',
    action: '#search',
    locale: 'sv-SE',
    emptyText: 'Inga förslag. Sök på ordet, så letar vi överallt.',
    value: '',
    groups: [recent],
    onValueChange: () => undefined,
    onChoose: () => undefined,
    emphasis: 'page',
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 560, maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Combobox
        {...args}
        value={value}
        onValueChange={setValue}
        groups={value === '' ? args.groups : args.groups === finnish ? finnish : suggested}
        onChoose={({ label }) => setValue(label)}
      />
    );
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (element: HTMLElement) => within(element).getByRole('combobox');

export const Default: Story = {};

export const Recent: Story = {
  args: { listAction: { label: 'Rensa senast sökt', onPress: () => undefined } },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await expect(
      within(canvasElement).getByRole('option', { name: 'chelseakängor' }),
    ).toBeVisible();
  },
};

export const Suggestions: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'kapp');
    await userEvent.keyboard('{ArrowDown}');
    const first = within(canvasElement).getByRole('option', { name: /Lång ullkappa Alma/ });
    await expect(field(canvasElement)).toHaveAttribute('aria-activedescendant', first.id);
  },
};

export const NothingSuggested: Story = {
  args: { groups: [] },
  render: (args) => <Combobox {...args} value="qwx" />,
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvasElement).getByRole('status')).not.toBeEmptyDOMElement();
  },
};

/** Suggestions are loading: nothing is announced of none yet, and nothing opens. */
export const Loading: Story = {
  args: { groups: [], emptyText: undefined },
  render: NothingSuggested.render,
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await expect(field(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvasElement).getByRole('status')).toBeEmptyDOMElement();
  },
};

export const NothingSuggestedOnPhone: Story = {
  ...NothingSuggested,
  globals: { viewport: { value: 'phone' } },
};

export const LongText: Story = {
  args: {
    lang: 'fi',
    locale: 'fi-FI',
    label: 'Hae tuotteita ja asiakaspalvelusivuja',
    submitLabel: 'Hae',
    clearLabel: 'Tyhjennä',
    placeholder: 'Hae tuotteita',
    groups: finnish,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await expect(within(canvasElement).getAllByRole('option')).toHaveLength(2);
  },
};

export const Header: Story = {
  args: { emphasis: 'header' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  play: Suggestions.play,
};

export const Matrix: Story = {
  render: (args) => (
    <>
      {searchFieldEmphases.map((emphasis) => (
        <Combobox
          key={emphasis}
          {...args}
          label={`Sök, ${emphasis}`}
          emphasis={emphasis}
          aria-label={emphasis}
        />
      ))}
    </>
  ),
};
