import type { ProductCardProps } from '@solvik/design-system';
import { createElement } from 'react';
import type { Text } from '../../languages/createText.ts';
import { FavouriteToggle } from '../favourites/FavouriteToggle.tsx';
import { imageSource } from '../images/imageSource.ts';
import { badgesOf } from './badgesOf.ts';
import { priceProps } from './priceProps.ts';
import type { ProductCardView, SwatchView } from './productCardView.ts';
import { QuickShopAlert } from './QuickShopAlert.tsx';
import { QuickShopButton } from './QuickShopButton.tsx';

/** How wide a card's picture is drawn. */
export const cardSizes = '(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw';
const shownColours = 4;

function swatchesOf(
  swatches: readonly SwatchView[],
  text: Text,
): NonNullable<ProductCardProps['swatches']> {
  const names = swatches.map(([, name]) => name).filter(Boolean);
  const more = swatches.length - shownColours;
  return {
    label: text('card.colours', { count: swatches.length, names: names.join(', ') }),
    colours: swatches
      .slice(0, shownColours)
      .map(([colour, name]) => ({ colour, name: name || colour })),
    ...(more > 0 && { more: `+${String(more)}` }),
  };
}

interface Shown {
  readonly text: Text;
  readonly now: Date;
  /** Whether its picture is loaded eagerly. */
  readonly hasPriority?: boolean;
}

interface KnownProps {
  readonly text: Text;
  readonly props: ProductCardProps;
}

const known = new WeakMap<ProductCardView, KnownProps>();

/**
 * A product's props for the card: addresses of pictures, texts and buttons are created once per
 * view and language.
 */
export function productCardProps(
  view: ProductCardView,
  { text, now, hasPriority = false }: Shown,
): ProductCardProps {
  const found = known.get(view);
  const props = found?.text === text ? found.props : cardOf(view, text);
  known.set(view, { text, props });
  const { image } = props;
  return {
    ...props,
    image: image && { ...image, hasPriority },
    badges: badgesOf(view, text, now),
    isSoldOut: view.isSoldOut,
  };
}

function cardOf(view: ProductCardView, text: Text): ProductCardProps {
  const { id, alias, name, brand, href, picture, cloth, price, swatches } = view;
  return {
    source: view,
    href,
    name,
    brand,
    image: picture ? imageSource(picture, { alt: '', sizes: cardSizes }) : undefined,
    clothColour: cloth,
    price: priceProps(price, text),
    ...(swatches && { swatches: swatchesOf(swatches, text) }),
    ...(id !== undefined && { action: createElement(FavouriteToggle, { productId: id, name }) }),
    ...(alias && {
      quickAction: createElement(QuickShopButton, { alias, name, href }),
      alert: createElement(QuickShopAlert, { alias }),
    }),
  };
}
