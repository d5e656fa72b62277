import type { Meta, StoryObj } from '@storybook/react-vite';
import { MeasureGuide } from './MeasureGuide.tsx';

const body = [
  {
    line: 'bust',
    name: 'Byst',
    instruction: 'Runt det bredaste, med bandet vågrätt.',
    figure: '88',
  },
  {
    line: 'waist',
    name: 'Midja',
    instruction: 'Där du är smalast, ofta ett par centimeter över naveln.',
    figure: '72',
  },
  { line: 'hip', name: 'Höft', instruction: 'Runt det bredaste, med fötterna ihop.', figure: '96' },
] as const;
const inseam = {
  line: 'inseam',
  name: 'Innerben',
} as const;
const foot = {
  line: 'foot',
  name: 'Fotlängd',
  instruction: 'Ett måttband och två minuter. Mät på kroppen, inte på plagget.',
} as const;
const withoutFigures = body.map((measure) => ({ ...measure, figure: undefined }));

const meta = {
  title: 'Components/MeasureGuide',
  component: MeasureGuide,
  args: { measures: body, unit: 'cm' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 568 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MeasureGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Default: Story = {};
export const Phone: Story = { globals: phone };
export const WithoutFigures: Story = {
  args: { measures: [...withoutFigures, inseam, foot] },
};
export const WithoutFiguresOnPhone: Story = { ...WithoutFigures, globals: phone };
export const Foot: Story = { args: { measures: [{ ...foot, figure: '24,1' }] } };
export const FootOnPhone: Story = { ...Foot, globals: phone };
export const LongText: Story = {
  args: {
    lang: 'fi',
    measures: [
      {
        line: 'bust',
        name: 'Rinnanympärys',
        instruction: 'Leveimmästä kohdasta, nauha vaakasuorassa.',
        figure: '88–91',
      },
      {
        line: 'waist',
        name: 'Vyötärönympärys',
        instruction: 'Kapeimmasta kohdasta, usein pari senttiä navan yläpuolelta.',
        figure: '70–73',
      },
      {
        line: 'inseam',
        name: 'Sisäsauman pituus',
        instruction: 'Haarasta lattiaan.',
        figure: '79,5',
      },
    ],
  },
  globals: { channel: 'fi' },
};
