import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { TwinPair } from './TwinPair.tsx';

const meta = {
  title: 'Components/TwinPair',
  component: TwinPair,
  args: {
    heading: 'Tvillingen har ett förflutet',
    text: 'Salviagrön ullkappa, storlek 38. 77 % lägre pris än den nya.',
    used: {
      picture: { image: { src: './pictures/coat-sage.webp', alt: 'Salviagrön ullkappa, buren' } },
      brand: 'Tjärn',
      name: 'Salviagrön ullkappa',
      href: '#used',
      price: { selling: '440 kr' },
      mark: 'Preloved',
      notes: ['Som ny, storlek 38', 'Ett enda exemplar'],
    },
    fresh: {
      picture: { image: { src: './pictures/coat-black.webp', alt: 'Ullkappa Alma' } },
      brand: 'Tjärn',
      name: 'Ullkappa Alma',
      price: {
        selling: '1 899 kr',
        reduction: { sellingLabel: 'Nu', regular: '2 399 kr', regularLabel: 'Ordinarie' },
        lowest: 'Lägsta pris 30 dagar: 2 399 kr',
      },
    },
    action: (
      <ButtonLink href="#used" emphasis="outlined">
        Se den i Preloved
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof TwinPair>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OfAUsedProduct: Story = {
  args: {
    heading: 'Tvillingen är ny',
    text: 'Samma modell, ny och i fler storlekar.',
    used: { ...meta.args.used, href: undefined },
    fresh: { ...meta.args.fresh, href: '#new' },
    action: (
      <ButtonLink href="#new" emphasis="outlined">
        Se den nya
      </ButtonLink>
    ),
  },
};
export const WithoutPictures: Story = {
  args: {
    used: { ...meta.args.used, picture: { clothColour: '#8d957b' } },
    fresh: { ...meta.args.fresh, picture: { clothColour: '#1c1a18' } },
  },
};
export const LongText: Story = {
  args: {
    lang: 'fi',
    heading: 'Kaksosella on menneisyys',
    text: 'Lampaanvillanvalkoinen villakangastakki, koko 38. 77 % edullisempi kuin uusi.',
    used: {
      ...meta.args.used,
      name: 'Lampaanvillanvalkoinen villakangastakki, jossa on piilonapitus',
      notes: ['Kuin uusi, koko 38', 'Vain yksi kappale'],
    },
  },
  globals: { channel: 'fi', viewport: { value: 'phone' } },
};
