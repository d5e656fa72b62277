import type { Meta, StoryObj } from '@storybook/react-vite';
import { LetterIndex } from './LetterIndex.tsx';

const group = (letter: string, names: readonly string[]) => ({
  letter,
  names: names.map((name) => ({ id: name, name, href: `#${name}` })),
});

const meta = {
  title: 'Components/LetterIndex',
  component: LetterIndex,
  args: {
    groups: [
      group('E', ['Ekdal']),
      group('H', ['Halm', 'Hede & Havre']),
      group('L', ['Lumi']),
      group('N', ['Norrvik']),
      group('T', ['Tjärn']),
      group('Å', ['Åkerbär']),
    ],
  },
} satisfies Meta<typeof LetterIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
