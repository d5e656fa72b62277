import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CheckList } from './CheckList.tsx';

const brands = [
  'Ekdal',
  'Halm',
  'Lumi',
  'Norrvik',
  'Sund',
  'Tjärn',
  'Vide',
  'Åsen',
  'Aurela',
  'Havsten',
];

const meta = {
  title: 'Components/CheckList',
  component: CheckList,
  args: {
    legend: 'Märke',
    name: 'brand',
    options: brands.map((label, at) => ({
      value: label,
      label,
      count: 42 - at * 4,
      isDisabled: label === 'Vide',
    })),
    chosen: ['Tjärn'],
    showAllLabel: 'Visa alla 10 märken',
    showFewerLabel: 'Visa färre',
    onToggle: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 312 }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return (
      <CheckList
        {...args}
        chosen={chosen}
        onToggle={(value) =>
          setChosen(
            chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
          )
        }
      />
    );
  },
} satisfies Meta<typeof CheckList>;
export default meta;
type Story = StoryObj<typeof meta>;

const search = {
  label: 'Sök bland 10 märken',
  found: (count: number) => (count === 0 ? 'Inget märke heter så' : `${String(count)} märken`),
};
export const WithSearch: Story = { args: { search } };
export const SearchFindsNothing: Story = {
  args: { search },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'xyz');
    await expect(canvas.queryByRole('checkbox')).toBe(null);
  },
};

export const Default: Story = {};

export const AllShown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Visa alla 10 märken'));
    await expect(canvas.getByRole('checkbox', { name: /Havsten/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('Visa alla 10 märken')).not.toBeVisible());
    const last = canvas.getByRole('checkbox', { name: /Havsten/ }).getBoundingClientRect();
    await expect(
      canvas.getByRole('button', { name: 'Visa färre' }).getBoundingClientRect().top,
    ).toBeGreaterThan(last.bottom);
  },
};

export const LongText: Story = {
  args: {
    lang: 'fi',
    legend: 'Materiaali',
    options: [
      { value: 'a', label: 'Erikoiskäsiteltyä lampaanvillaa ja kierrätyspolyamidia', count: 1204 },
      { value: 'b', label: 'Puuvilla', count: 3 },
    ],
    chosen: [],
  },
};
