/** ReviewItem: one shopper's review. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Rating } from '../Rating/Rating.tsx';
import { Text } from '../Text/Text.tsx';

const Root = styled.article`
  display: grid;
  gap: var(--space-8);
  padding-block: var(--space-24);
  border-block-start: 1px solid var(--color-hairline);
  & > p {
    max-inline-size: 40em;
  }
`;

export type ReviewItemProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** Stars, 1 to 5. */
  readonly rating: number;
  /** The stars in text. */
  readonly ratingLabel: string;
  /** Who, and when. */
  readonly author: string;
  /** The review's text, in one paragraph. */
  readonly children: ReactNode;
};

/** Stars, text and author. */
export function ReviewItem({ rating, ratingLabel, author, children, ...native }: ReviewItemProps) {
  return (
    <Root {...native}>
      <Rating rating={rating} label={ratingLabel} isLabelShown={false} />
      <Text>{children}</Text>
      <Text size="small" tone="muted">
        {author}
      </Text>
    </Root>
  );
}
