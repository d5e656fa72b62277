/** ProductLine: which product something is about: a small picture, brand, name and price. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { hitArea } from '../../foundation/hitArea.ts';
import { Link } from '../../foundation/LinkProvider.tsx';
import { LongWords } from '../../foundation/LongWords.tsx';
import { bodyType, longWords } from '../../foundation/typeStyles.ts';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import type { ImageProps } from '../Image/Image.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';

const Root = styled.div`
  ${bodyType}
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-16);
`;

const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  ${longWords}
  & a {
    ${hitArea} display: inline-block;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline 1px;
  }
`;

/** A list of product lines with rules between them; an empty item reserves the height of a line. */
export const ProductLines = styled.ul`
  border-block-start: 1px solid var(--color-hairline);
  & > li {
    min-block-size: 114px;
    padding-block: var(--space-12);
  }
  & > li + li {
    border-block-start: 1px solid var(--color-hairline);
  }
`;

export type ProductLineProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Decorative beside the name; its `alt` is empty. */
  readonly image?: ImageProps | undefined;
  /** Colour of the cloth that replaces a missing picture, as CSS writes it. */
  readonly clothColour?: string | undefined;
  readonly brand?: string | undefined;
  readonly name: string;
  /** The product's page; left out where the product is the page's own. */
  readonly href?: string | undefined;
  /** A Price of the size `card`. */
  readonly price: ReactNode;
  /** A small outlined Button at the end of the line. */
  readonly action?: ReactNode;
};

/** Within ProductLines, the content of an item. */
export function ProductLine({
  image,
  clothColour,
  brand,
  name,
  href,
  price,
  action,
  ...native
}: ProductLineProps) {
  const words = <LongWords>{name}</LongWords>;
  return (
    <Root {...native}>
      <ProductPicture image={image} clothColour={clothColour} />
      <Words>
        {brand !== undefined && <Eyebrow>{brand}</Eyebrow>}
        <Name>{href === undefined ? words : <Link href={href}>{words}</Link>}</Name>
        {price}
      </Words>
      {action}
    </Root>
  );
}
