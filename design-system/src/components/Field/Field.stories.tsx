import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { controlStyle } from './Field.styles.ts';
import { Field } from './Field.tsx';

/** As every control of ours that takes words is drawn. */
const DateControl = styled.input`
  ${controlStyle}
`;

const meta = {
  title: 'Components/Field',
  component: Field,
  args: { label: 'Leveransdag', hint: 'Vi bär in det samma dag', children: (control) => <DateControl type="date" {...control} /> },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}><Story /></div>],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = { args: { error: 'Välj en dag efter i dag.' } };
export const LongText: Story = {
  args: { lang: 'fi', label: 'Toivottu pakettiautomaattitoimituksen päivämäärä', labelAside: 'Vapaaehtoinen', hint: 'Lähetämme tekstiviestin, kun paketti on noudettavissa.' },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
