import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../TextLink/TextLink.tsx';
import { SizePicker } from './SizePicker.tsx';

const sizes = ['34', '36', '38', '40', '42', '44', '46', '48'].map((value) => {
  const isSoldOut = value === '34' || value === '46';
  return { value, label: value, isSoldOut, note: isSoldOut ? 'slut' : value === '38' ? 'få kvar' : undefined };
});

const meta = {
  title: 'Components/SizePicker',
  component: SizePicker,
  args: { label: 'Storlek', name: 'sku', sizes, aside: <TextLink href="#guide">Storleksguide</TextLink>, hint: 'Överstruken storlek är slut. Välj den så mejlar vi när den är tillbaka.' },
  decorators: [(Story) => <div style={{ maxInlineSize: 424 }}><Story /></div>],
} satisfies Meta<typeof SizePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FewLeft: Story = { args: { startSize: '38', chosenWords: '38, få kvar' } };
export const SoldOutChosen: Story = { args: { startSize: '46', chosenWords: '46, slut' } };
export const Invalid: Story = { args: { error: 'Du måste välja storlek först' } };
