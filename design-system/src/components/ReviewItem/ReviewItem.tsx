/** ReviewItem: what one shopper said. */
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
  /** The stars in words. */
  readonly ratingLabel: string;
  /** Who, and when. */
  readonly author: string;
  /** What was written; it stands in one paragraph. */
  readonly children: ReactNode;
};

/** Stars, words and who said them. */
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
