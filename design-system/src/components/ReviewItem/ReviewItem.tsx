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
    max-inline-size: 35em;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: var(--space-16);
`;

export type ReviewItemProps = Omit<ComponentPropsWithRef<'article'>, 'children'> & {
  /** Stars, 1 to 5. */
  readonly rating: number;
  /** The stars in text. */
  readonly ratingLabel: string;
  /** Who, and what they bought: "Sara, 172 cm, köpte 38. Satt som väntat." */
  readonly author: string;
  /** The day, beside the stars. */
  readonly date?: string;
  /** The language of the text where it is not the page's, BCP 47. */
  readonly textLang?: string | undefined;
  /** The review's text, in one paragraph. */
  readonly children: ReactNode;
};

/** Stars, text and author. */
export function ReviewItem({
  rating,
  ratingLabel,
  author,
  date,
  textLang,
  children,
  ...native
}: ReviewItemProps) {
  return (
    <Root {...native}>
      <Head>
        <Rating rating={rating} label={ratingLabel} isLabelShown={false} />
        {date && (
          <Text as="span" size="small" tone="muted">
            {date}
          </Text>
        )}
      </Head>
      <Text lang={textLang}>{children}</Text>
      <Text size="small" tone="muted">
        {author}
      </Text>
    </Root>
  );
}
