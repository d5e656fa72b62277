import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Quote } from './Quote.tsx';

const meta = {
  title: 'Components/Quote',
  component: Quote,
  args: {
    children: 'Det mest hållbara plagget är det du redan har.',
    author: 'Elin',
    about: 'inköpare på Solvik',
  },
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Review: Story = {
  args: {
    children:
      'Tredje vintern nu. Fickorna håller, fodret håller, och på bussen frågar de var den är köpt.',
    author: 'Maria, Sundsvall',
    about: 'om Lång ullkappa Alma',
    rating: { value: 5, label: '5 av 5 stjärnor' },
    image: { src: './pictures/coat-front.webp', alt: 'Lång kappa i ull' },
    action: (
      <TextLink href="#coat" emphasis="standalone">
        Se kappan
      </TextLink>
    ),
  },
};
export const InFinnish: Story = {
  args: {
    lang: 'fi',
    children: 'Vaatteenhuoltoammattilaisen neuvo: tuuleta useammin, pese harvemmin.',
    author: 'Elin',
    about: undefined,
  },
};
