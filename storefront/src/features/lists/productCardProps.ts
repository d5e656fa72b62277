import type { ProductCardProps } from '@solvik/design-system';
import { createElement } from 'react';
import type { Text } from '../../languages/createText.ts';
import { imageSource } from '../images/imageSource.ts';
import { badgesOf } from './badgesOf.ts';
import { priceProps } from './priceProps.ts';
import type { ProductCardView, SwatchView } from './productCardView.ts';
import { QuickShopAlert } from './QuickShopAlert.tsx';
import { QuickShopButton } from './QuickShopButton.tsx';

const cardSizes = '(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw';
const shownColours = 4;

function swatchesOf(swatches: readonly SwatchView[], text: Text): NonNullable<ProductCardProps['swatches']> {
  const names = swatches.map(([, name]) => name).filter(Boolean);
  const more = swatches.length - shownColours;
  return {
    label: text('card.colours', { count: swatches.length, names: names.join(', ') }),
    colours: swatches.slice(0, shownColours).map(([colour, name]) => ({ colour, name: name || colour })),
    ...(more > 0 && { more: `+${String(more)}` }),
  };
}

interface Shown {
  readonly text: Text;
  readonly now: Date;
  /** Whether its picture is fetched at once. */
  readonly hasPriority?: boolean;
}

/** A product as the card takes it: addresses of pictures, words and buttons are made as it is rendered. */
export function productCardProps(view: ProductCardView, { text, now, hasPriority = false }: Shown): ProductCardProps {
  const { alias, name, brand, href, picture, cloth, price, swatches } = view;
  return {
    source: view,
    href,
    name,
    brand,
    image: picture ? { ...imageSource(picture, { alt: '', sizes: cardSizes }), hasPriority } : undefined,
    clothColour: cloth,
    price: priceProps(price, text),
    badges: badgesOf(view, text, now),
    ...(swatches && { swatches: swatchesOf(swatches, text) }),
    ...(alias && {
      quickAction: createElement(QuickShopButton, { alias, name, href }),
      alert: createElement(QuickShopAlert, { alias }),
    }),
  };
}
