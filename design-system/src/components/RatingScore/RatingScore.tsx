/** RatingScore: the average of all reviews as a figure that is read from across the room. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { Rating } from '../Rating/Rating.tsx';
import { Text } from '../Text/Text.tsx';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-16);
`;

/** Its optical size is set by hand: at larger ones the hairline of the 4 vanishes. */
const Figure = styled.span`
  font-family: var(--font-display);
  font-size: 88px;
  line-height: 1;
  letter-spacing: -0.03em;
  font-variation-settings: 'opsz' 20;
  font-variant-numeric: lining-nums;
  ${media.desktop} {
    font-size: 128px;
  }
`;

const Beside = styled.div`
  display: grid;
  gap: var(--space-4);
`;

export type RatingScoreProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** 0 to 5. */
  readonly rating: number;
  /** The average as the language writes it: "4,5". */
  readonly figure: string;
  /** The same in words, for screen readers: "4,5 av 5". */
  readonly label: string;
  /** "38 omdömen". */
  readonly children: ReactNode;
};

/** The figure with its stars; the number of reviews beside it. */
export function RatingScore({ rating, figure, label, children, ...native }: RatingScoreProps) {
  return (
    <Root {...native}>
      <Figure aria-hidden>{figure}</Figure>
      <Beside>
        <Rating rating={rating} label={label} isLabelShown={false} />
        <Text size="small">{children}</Text>
      </Beside>
    </Root>
  );
}
