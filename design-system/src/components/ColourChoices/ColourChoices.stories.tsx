import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { ColourChoices } from './ColourChoices.tsx';

const colours = [
  ['Svart', '#1c1a18'],
  ['Grå', '#8f8f8c'],
  ['Vit', '#ebe6d8'],
  ['Beige', '#cbbf9f'],
  ['Kamel', '#b08450'],
  ['Brun', '#40291f'],
  ['Grön', '#1e5245'],
  ['Salvia', '#9cac8a'],
  ['Marin', '#20304f'],
  ['Blå', '#3f58a8'],
  ['Röd', '#571d2b'],
  ['Rosa', '#d79bab'],
].map(([label = '', colour = '']) => ({ value: label, label, colour }));

const meta = {
  title: 'Components/ColourChoices',
  component: ColourChoices,
  args: { name: 'colour', colours, chosen: ['Kamel', 'Grön'], onToggle: () => undefined },
  render: function Controlled(args) {
    const [chosen, setChosen] = useState(args.chosen);
    const toggle = (value: string) =>
      setChosen(
        chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value],
      );
    return (
      <div style={{ maxInlineSize: 312 }}>
        <Fieldset legend="Färg" emphasis="hidden">
          <ColourChoices {...args} chosen={chosen} onToggle={toggle} />
        </Fieldset>
      </div>
    );
  },
} satisfies Meta<typeof ColourChoices>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NoneChosen: Story = { args: { chosen: [] } };
export const ColoursUnknown: Story = {
  args: { colours: colours.map(({ value, label }) => ({ value, label })) },
};
export const LongText: Story = {
  args: {
    colours: [
      { value: 'a', label: 'Choklad\u00ADbrun', colour: '#40291f' },
      { value: 'b', label: 'Himmels\u00ADblå', colour: '#9fc0dc' },
      { value: 'c', label: 'Terrakotta', colour: '#b0603c' },
      { value: 'd', label: 'Gammelrosamelerad', colour: '#c46c84' },
      ...colours.slice(0, 6),
    ],
    chosen: ['a'],
  },
};
