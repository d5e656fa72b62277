/** Products that stories put on cards. */
import { FavouriteButton } from '../components/FavouriteButton/FavouriteButton.tsx';
import type { ProductCardProps } from '../components/ProductCard/ProductCard.tsx';
import { storyPicture } from './storyPictures.ts';
import { storySum } from './storySum.ts';

type StoryProduct = Omit<ProductCardProps, 'key'> & { readonly key: string };

const kamel = { colour: '#b08e68', name: 'Kamel' };
const svart = { colour: '#33312f', name: 'Svart' };
const salvia = { colour: '#8d9a80', name: 'Salvia' };

const action = (name: string, isFavourite = false) => (
  <FavouriteButton label={`Favorit: ${name}`} isFavourite={isFavourite} />
);
const card = (key: string, props: Omit<ProductCardProps, 'href' | 'key'>): StoryProduct => ({
  key,
  href: `#${key}`,
  ...props,
});

export const storyProducts: readonly [StoryProduct, ...StoryProduct[]] = [
  card('alma', {
    brand: 'Tjärn',
    name: 'Lång ullkappa Alma',
    image: storyPicture('coat-front'),
    price: {
      selling: storySum('1 999 kr'),
      withoutVatLabel: 'utan moms',
      reduction: { sellingLabel: 'Nu', regular: storySum('2 499 kr'), regularLabel: 'Ord.' },
      lowest: 'Lägsta pris 30 dagar: 2 199 kr',
    },
    badges: [{ label: '−20 %', tone: 'reduced' }],
    swatches: { label: 'Finns i tre färger', colours: [kamel, svart, salvia], more: '+1' },
    action: action('Lång ullkappa Alma'),
  }),
  card('ida', {
    brand: 'Sund',
    name: 'Dubbelknäppt kappa Ida',
    image: storyPicture('coat-black'),
    price: { selling: storySum('1 749 kr'), withoutVatLabel: 'utan moms' },
    badges: [{ label: 'Nyhet' }],
    swatches: { label: 'Finns i två färger', colours: [svart, kamel] },
    action: action('Dubbelknäppt kappa Ida', true),
  }),
  card('inga', {
    brand: 'Lumi',
    name: 'Kofta Inga i alpacka',
    image: storyPicture('cardigan'),
    price: { selling: storySum('1 249 kr'), withoutVatLabel: 'utan moms' },
    swatches: { label: 'Finns i två färger', colours: [salvia, kamel] },
    action: action('Kofta Inga i alpacka'),
  }),
  card('polo', {
    brand: 'Lumi',
    name: 'Kabelstickad tröja',
    image: storyPicture('jumper'),
    price: { selling: storySum('899 kr'), withoutVatLabel: 'utan moms' },
    action: action('Kabelstickad tröja'),
  }),
  card('skjorta', {
    brand: 'Sund',
    name: 'Randig skjorta i bomullspoplin',
    image: storyPicture('shirt'),
    price: { selling: storySum('1 099 kr'), withoutVatLabel: 'utan moms' },
    action: action('Randig skjorta i bomullspoplin'),
  }),
  card('dolly', {
    brand: 'Ekdal',
    name: 'Omlottklänning Dolly',
    image: storyPicture('dress'),
    price: { selling: storySum('1 399 kr'), withoutVatLabel: 'utan moms' },
    badges: [{ label: 'Preloved' }],
    action: action('Omlottklänning Dolly'),
  }),
  card('chelsea', {
    brand: 'Norrvik',
    name: 'Chelseakängor i skinn',
    image: storyPicture('boots'),
    price: { selling: storySum('1 899 kr'), withoutVatLabel: 'utan moms' },
    action: action('Chelseakängor i skinn'),
  }),
  card('vin', {
    brand: 'Ekdal',
    name: 'Ullkappa med dold knäppning',
    image: storyPicture('coat-wine'),
    price: { selling: storySum('2 399 kr'), withoutVatLabel: 'utan moms' },
    action: action('Ullkappa med dold knäppning'),
  }),
];
