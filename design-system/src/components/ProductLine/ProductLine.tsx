/** ProductLine: which product something is about: a small picture, brand, name and price. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { bodyType } from '../../foundation/typeStyles.ts';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import type { ImageProps } from '../Image/Image.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';

const Root = styled.div`
  ${bodyType}
  display: flex;
  align-items: center;
  gap: var(--space-16);
  & > :first-child {
    flex: none;
    inline-size: 72px;
  }
  & > :last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export type ProductLineProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Decorative beside the name; its `alt` is empty. */
  readonly image?: ImageProps | undefined;
  /** Colour of the cloth that replaces a missing picture, as CSS writes it. */
  readonly clothColour?: string | undefined;
  readonly brand?: string | undefined;
  readonly name: string;
  /** A Price of the size `card`. */
  readonly price: ReactNode;
};

/** Not a link: the product is the page's own. */
export function ProductLine({
  image,
  clothColour,
  brand,
  name,
  price,
  ...native
}: ProductLineProps) {
  return (
    <Root {...native}>
      <div>
        <ProductPicture image={image} clothColour={clothColour} />
      </div>
      <div>
        {brand !== undefined && <Eyebrow>{brand}</Eyebrow>}
        <p>{name}</p>
        {price}
      </div>
    </Root>
  );
}
