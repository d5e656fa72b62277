import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { withFieldControls } from '../testing/withFieldControls.tsx';
import { BrandListWidget } from './BrandListWidget.tsx';

const phone = { viewport: { value: 'phone' } };

const brands = (
  [
    ['ekdal', 'Ekdal'],
    ['hede-havre', 'Hede & Havre'],
    ['lumi', 'Lumi'],
    ['norrvik', 'Norrvik'],
    ['tjarn', 'Tjärn'],
    ['akerbar', 'Åkerbär'],
  ] as const
).map(([id, name]) => ({ id, name, href: `#${name}`, letter: name.slice(0, 1) }));
const named = exampleOf('brand-list', 'Named');
/** The brands that are named, of a catalogue that has those six; all of them where none is. */
const brandsOf = ({ brands: names }: typeof named) => ({
  brands:
    names.length > 0
      ? names.flatMap(({ brand }) => brands.filter(({ id }) => id === brand))
      : brands,
});

const meta = {
  title: 'Widgets/Brand list',
  component: BrandListWidget,
  ...withFieldControls('brand-list'),
  parameters: { layout: 'fullscreen' },
  args: { ...storySurroundings, headingLevel: 2, data: brandsOf(named), configuration: named },
  render: (args) => <BrandListWidget {...args} data={brandsOf(args.configuration)} />,
} satisfies Meta<typeof BrandListWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {};
export const NamedOnPhone: Story = { ...Named, globals: phone };
export const ByLetter: Story = {
  args: { configuration: exampleOf('brand-list', 'Every brand by letter') },
};
export const ByLetterOnPhone: Story = { ...ByLetter, globals: phone };
