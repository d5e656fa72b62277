/** TwinPair: a used product and the same product new, side by side. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LongWords } from '../../foundation/LongWords.tsx';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Price, type PriceProps } from '../Price/Price.tsx';
import { ProductPicture, type ProductPictureProps } from '../ProductPicture/ProductPicture.tsx';
import { Text } from '../Text/Text.tsx';
import {
  TwinAction,
  TwinFacts,
  TwinLink,
  TwinLinked,
  TwinMark,
  TwinPicture,
  TwinPiece,
  TwinPieces,
  TwinRoot,
  TwinWords,
} from './TwinPair.styles.ts';

export type TwinProduct = {
  readonly picture: ProductPictureProps;
  readonly brand?: string | undefined;
  readonly name: string;
  /** The address of its page; without it, it is what the page is about. */
  readonly href?: string | undefined;
  readonly price: Omit<PriceProps, 'size'>;
  /** On the picture: "Preloved". */
  readonly mark?: string;
  /** Lines under the price: "Som ny, storlek 38", "Ett enda exemplar". */
  readonly notes?: readonly string[];
};

export type TwinPairProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** "Tvillingen har ett förflutet". */
  readonly heading: string;
  /** A sentence or two under it. */
  readonly text: string;
  /** The picture, name, price, and what is said of the used one; it comes first. */
  readonly used: TwinProduct;
  /** The same of the new one. */
  readonly fresh: TwinProduct;
  /** A link to the one that the page is not about. */
  readonly action: ReactNode;
};

function Piece({ picture, brand, name, href, price, mark, notes }: TwinProduct) {
  return (
    <TwinPiece>
      <TwinLinked>
        <TwinPicture>
          <ProductPicture {...picture} />
          {mark && <TwinMark>{mark}</TwinMark>}
        </TwinPicture>
        <TwinFacts>
          {brand && <Eyebrow>{brand}</Eyebrow>}
          {href ? (
            <TwinLink href={href}>
              <LongWords>{name}</LongWords>
            </TwinLink>
          ) : (
            <Text as="span">
              <LongWords>{name}</LongWords>
            </Text>
          )}
        </TwinFacts>
      </TwinLinked>
      <TwinFacts>
        <Price {...price} size="product" />
        {notes?.map((note) => (
          <Text key={note} size="small" tone="muted">
            {note}
          </Text>
        ))}
      </TwinFacts>
    </TwinPiece>
  );
}

/** Words and an action beside the two; on a phone the words above and the action below them. */
export function TwinPair({ heading, text, used, fresh, action, ...native }: TwinPairProps) {
  return (
    <TwinRoot {...native}>
      <TwinWords>
        <Heading level={2}>{heading}</Heading>
        <Text size="lead">{text}</Text>
      </TwinWords>
      <TwinPieces>
        <Piece {...used} />
        <Piece {...fresh} />
      </TwinPieces>
      <TwinAction>{action}</TwinAction>
    </TwinRoot>
  );
}
