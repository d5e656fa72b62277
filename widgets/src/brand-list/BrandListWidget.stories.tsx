import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, inPageLanguage, storySurroundings } from '../testing/storyWidget.ts';
import { BrandListWidget } from './BrandListWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const brands = ['Ekdal', 'Hede & Havre', 'Lumi', 'Norrvik', 'Tjärn', 'Åkerbär'].map((name) => ({ id: name, name, href: `#${name}`, letter: name.slice(0, 1) }));

const meta = {
  title: 'Widgets/Brand list',
  component: BrandListWidget,
  decorators: [inPageLanguage],
  parameters: { layout: 'fullscreen' },
  args: { ...storySurroundings, headingLevel: 2, data: { brands }, configuration: exampleOf('brand-list', 'Named') },
} satisfies Meta<typeof BrandListWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};
export const NamedOnPhone: Story = { ...Named, globals: phone };
export const ByLetter: Story = { args: { configuration: exampleOf('brand-list', 'Every brand by letter') } };
export const ByLetterOnPhone: Story = { ...ByLetter, globals: phone };
