/** Quote: a quotation and its author. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { longWords, sectionType } from '../../foundation/typeStyles.ts';
import { Image, type ImageProps } from '../Image/Image.tsx';
import { Rating } from '../Rating/Rating.tsx';
import { Text } from '../Text/Text.tsx';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  & > span {
    max-inline-size: 216px;
  }
  ${media.desktop} {
    &[data-has-picture] {
      grid-template-columns: 312px minmax(0, 1fr);
      align-items: center;
      column-gap: var(--space-96);
    }
    &[data-has-picture] > span {
      max-inline-size: none;
    }
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-16);
  & > figure {
    display: inherit;
    grid-template-columns: inherit;
    gap: inherit;
    margin: 0;
  }
`;

/** The marks are those of the page's language. */
const Quotation = styled.blockquote`
  ${sectionType}
  ${longWords}
  max-inline-size: 24em;
  margin: 0;
  text-wrap: pretty;
  quotes: auto;
  &::before {
    content: open-quote;
  }
  &::after {
    content: close-quote;
  }
`;

export type QuoteProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The quotation, without quotation marks. */
  readonly children: string;
  /** The author, below the text. */
  readonly author: string;
  /** Who the author is, or what the quotation is about. */
  readonly about?: string | undefined;
  /** Stars of a review, and the same in text. */
  readonly rating?: { readonly value: number; readonly label: string } | undefined;
  /** Cropped to 4:5; beside the words from desktop width, above them below it. */
  readonly image?: ImageProps | undefined;
  /** A link, below. */
  readonly action?: ReactNode;
};

/** The text large, with a portrait picture beside it where there is one. */
export function Quote({ children, author, about, rating, image, action, ...native }: QuoteProps) {
  return (
    <Root {...native} data-has-picture={image ? '' : undefined}>
      {image && <Image {...image} ratio={4 / 5} />}
      <Words>
        <figure>
          {rating && <Rating rating={rating.value} label={rating.label} isLabelShown={false} />}
          <Quotation>{children}</Quotation>
          <Text as="figcaption">
            <strong>{author}</strong>
            {about && `, ${about}`}
          </Text>
        </figure>
        {action}
      </Words>
    </Root>
  );
}
