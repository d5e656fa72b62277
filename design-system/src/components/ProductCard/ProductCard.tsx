/** ProductCard: a product in a list. */
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { LongWords } from '../../foundation/LongWords.tsx';
import { useRetainedMarkup } from '../../foundation/StaticMarkup.tsx';
import { Badge, type BadgeProps } from '../Badge/Badge.tsx';
import { BadgeCorner } from '../Badge/BadgeCorner.ts';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import type { ImageProps } from '../Image/Image.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import { SwatchDots, type SwatchDotsProps } from '../SwatchDots/SwatchDots.tsx';
import {
  CardAction,
  CardCompare,
  CardLink,
  CardName,
  CardPicture,
  CardQuickAction,
  CardRoot,
  CardSwatches,
  CardText,
} from './ProductCard.styles.ts';

type ProductCardBadge = {
  readonly label: string;
  readonly tone?: BadgeProps['tone'];
};

export type ProductCardProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  readonly href: string;
  /** The product's name: also the accessible name of link and card. */
  readonly name: string;
  /** Left out where the product has none. */
  readonly brand?: string | undefined;
  /**
   * Its `alt` is empty when the name describes it fully. Without one, cloth of `clothColour`
   * replaces it.
   */
  readonly image?: ImageProps | undefined;
  /**
   * Colour of the cloth that replaces a missing picture, as CSS writes it; unbleached without it.
   */
  readonly clothColour?: string | undefined;
  /** Drawn by a Price in the size of a card. */
  readonly price: Pick<PriceProps, 'selling' | 'withoutVatLabel' | 'reduction' | 'lowest'>;
  /** In the picture's corner; no two have the same label: "Nyhet". */
  readonly badges?: readonly ProductCardBadge[];
  /** Its picture is pale; say why in a badge. */
  readonly isSoldOut?: boolean | undefined;
  /** The colours it comes in, as small dots on the picture. */
  readonly swatches?: Pick<SwatchDotsProps, 'label' | 'colours' | 'more'>;
  /** Over the picture, under all else: a SecondPicture. */
  readonly overlay?: ReactNode;
  /** A favourite button, above the card's link. */
  readonly action?: ReactNode;
  /**
   * A button that shows the product without leaving the list, above the card's link; it needs
   * scripts.
   */
  readonly quickAction?: ReactNode;
  /** A Checkbox under the price that adds it to a comparison, above the card's link. */
  readonly compare?: ReactNode;
  /** What went wrong with an action of the card: an InlineAlert. */
  readonly alert?: ReactNode;
  /** Level of the name in the page's outline. */
  readonly headingLevel?: 2 | 3 | 4;
  /**
   * All that the markup depends on but the heading's level, the picture's priority, the badges and whether it can
   * be compared: a server that caches markup renders the card once for it.
   */
  readonly source?: object | undefined;
};

type CardContentProps = Pick<
  ProductCardProps,
  | 'href'
  | 'name'
  | 'brand'
  | 'image'
  | 'clothColour'
  | 'price'
  | 'badges'
  | 'swatches'
  | 'overlay'
  | 'action'
  | 'quickAction'
  | 'compare'
  | 'alert'
> & {
  readonly nameId: string;
  readonly headingLevel: 2 | 3 | 4;
};

function CardContent({
  nameId,
  href,
  name,
  brand,
  image,
  clothColour,
  price,
  badges,
  swatches,
  action,
  quickAction,
  compare,
  alert,
  headingLevel,
  overlay,
}: CardContentProps) {
  return (
    <>
      <CardText>
        {brand && <Eyebrow as="span">{brand}</Eyebrow>}
        <CardName as={`h${headingLevel}`} id={nameId}>
          <CardLink href={href}>
            <LongWords>{name}</LongWords>
          </CardLink>
        </CardName>
        <Price {...price} />
        {alert}
        {compare !== undefined && <CardCompare>{compare}</CardCompare>}
      </CardText>
      <CardPicture>
        <ProductPicture image={image} clothColour={clothColour} />
        {overlay}
        {badges && badges.length > 0 && (
          <BadgeCorner>
            {badges.map(({ label, tone }) => (
              <Badge key={label} tone={tone}>
                {label}
              </Badge>
            ))}
          </BadgeCorner>
        )}
        {swatches && (
          <CardSwatches>
            <SwatchDots {...swatches} />
          </CardSwatches>
        )}
        {quickAction && <CardQuickAction>{quickAction}</CardQuickAction>}
        {action && <CardAction>{action}</CardAction>}
      </CardPicture>
    </>
  );
}

/** Placeholder in cached markup where each page has its own id. */
const anyId = 'id-of-name';

type CardFrameProps = Pick<ProductCardProps, 'source'> & {
  readonly native: ComponentPropsWithRef<'article'> & {
    readonly 'data-is-sold-out'?: true | undefined;
  };
  readonly content: CardContentProps;
};

/**
 * Uses no `useId` itself: React counts ids of a component that renders others on its own for
 * nothing.
 */
function CardFrame({ source, native, content }: CardFrameProps) {
  const { nameId, headingLevel, image, compare, badges = [] } = content;
  const retained = useRetainedMarkup({
    source,
    variant: [
      headingLevel,
      image?.hasPriority,
      compare !== undefined,
      ...badges.map(({ label }) => label),
    ].join(),
    element: <CardContent {...content} nameId={anyId} />,
    slots: { [`id="${anyId}"`]: `id="${nameId}"` },
  });
  if (retained) return <CardRoot aria-labelledby={nameId} {...native} {...retained} />;
  return (
    <CardRoot aria-labelledby={nameId} {...native}>
      <CardContent {...content} />
    </CardRoot>
  );
}

/** A card that is one link to its product; the actions in its corners are their own controls. */
export function ProductCard({
  source,
  href,
  name,
  brand,
  image,
  overlay,
  clothColour,
  price,
  badges,
  swatches,
  action,
  quickAction,
  compare,
  alert,
  isSoldOut,
  headingLevel = 3,
  ...native
}: ProductCardProps) {
  const nameId = useId();
  const content = {
    nameId,
    href,
    name,
    brand,
    image,
    clothColour,
    price,
    badges,
    swatches,
    action,
    quickAction,
    compare,
    alert,
    headingLevel,
    overlay,
  };
  return (
    <CardFrame
      source={source}
      native={{ ...native, 'data-is-sold-out': isSoldOut || undefined }}
      content={content}
    />
  );
}
