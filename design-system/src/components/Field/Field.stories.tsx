import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { controlStyle } from './Field.styles.ts';
import { Field } from './Field.tsx';

/** As every control of ours that takes words is drawn. A browser writes some kinds of its own, a date say, in its own language. */
const Control = styled.input`
  ${controlStyle}
`;

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Mobilnummer', hint: 'Dit skickar vi avisering', children: (control) => <Control type="tel" autoComplete="tel" {...control} /> },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}><Story /></div>],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = { args: { error: 'Numret är för kort. Skriv alla tio siffror, så når aviseringen fram.' } };
export const LongText: Story = {
  args: { lang: 'fi', label: 'Pakettiautomaattitoimituksen puhelinnumero', labelAside: 'Vapaaehtoinen', hint: 'Lähetämme tekstiviestin, kun paketti on noudettavissa.' },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
