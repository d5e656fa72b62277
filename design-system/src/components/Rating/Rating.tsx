/** Rating: stars out of five, and the same in words. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { smallType } from '../../foundation/typeStyles.ts';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = styled.span`
  ${smallType}
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
`;

const Stars = styled.span`
  display: inline-flex;
  color: var(--color-accent);
`;

const maxStars = 5;

export type RatingProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** 0 to 5. */
  readonly rating: number;
  /** The same in words: "4,3 av 38 omdömen". */
  readonly label: string;
  /** Whether the text is beside the stars, as by default, or visually hidden. */
  readonly isLabelShown?: boolean;
};

/** Whole stars, rounded; the text has the exact value. */
export function Rating({ rating, label, isLabelShown = true, ...native }: RatingProps) {
  return (
    <Root {...native}>
      <Stars aria-hidden>
        {Array.from({ length: maxStars }, (_, at) => (
          <Icon
            key={`star${String(at)}`}
            name="star"
            size="16"
            isFilled={at < Math.round(rating)}
          />
        ))}
      </Stars>
      {isLabelShown ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </Root>
  );
}
