import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewItem } from './ReviewItem.tsx';

const meta = {
  title: 'Components/ReviewItem',
  component: ReviewItem,
  args: {
    rating: 4,
    ratingLabel: '4 av 5',
    author: 'Mehri, köpte 36 i svart',
    children:
      'Jag är 162 och den går till anklarna. Lät lägga upp den fyra centimeter, nu är den perfekt.',
  },
} satisfies Meta<typeof ReviewItem>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
export const InAnotherLanguage: StoryObj<typeof meta> = {
  args: {
    author: 'Noora, 168 cm, köpte 38. Satt lite litet. Skrivet på finska.',
    date: '12 november 2026',
    textLang: 'fi',
    children: 'Kauniimpi kuin kuvassa. Hartioista vähän tiukka neuleen kanssa.',
  },
};
export const OneWord: StoryObj<typeof meta> = {
  args: { rating: 5, ratingLabel: '5 av 5', author: 'Ingrid', children: 'Perfekt' },
};
export const Several: StoryObj<typeof meta> = {
  render: (args) => (
    <>
      <ReviewItem {...args} />
      <ReviewItem {...args} rating={1} ratingLabel="1 av 5" author="Aino, köpte 40 i marin">
        Tappade ludd redan första dagen. Kundtjänst tog emot den i retur.
      </ReviewItem>
    </>
  ),
};
export const LongText: StoryObj<typeof meta> = {
  args: {
    lang: 'fi',
    ratingLabel: '4 viidestä',
    author: 'Marjaana, osti koon 38 lampaanvillanvalkoisena',
    children:
      'Villakangastakkivalikoiman paras: lämmin, mutta ei paina mitään. Hihansuukäänteet voi avata.',
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
