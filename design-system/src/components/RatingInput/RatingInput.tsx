/** RatingInput: how many stars, one to five, an author gives in a review (spec section 5). */
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { FieldError, FieldHint } from '../Field/Field.styles.ts';
import {
  RatingChoice,
  RatingLegend,
  RatingRoot,
  RatingStar,
  RatingStars,
} from './RatingInput.styles.ts';

/** From one star to five. */
export type RatingLabels = readonly [string, string, string, string, string];

export type RatingInputProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> & {
  /** The question: "Vad tycker du om plagget?" */
  readonly legend: ReactNode;
  /** The radios' name in the form, which sends 1 to 5. */
  readonly name: string;
  /**
   * Label of each number of stars: "1 av 5, gillar inte" to "5 av 5, älskar". The chosen one is
   * shown beside the stars.
   */
  readonly labels: RatingLabels;
  /** 1 to 5 when controlled by the caller, 0 for none yet; without it the form holds the choice. */
  readonly rating?: number;
  /** 1 to 5, chosen at first when the form holds the choice; none by default. */
  readonly startRating?: number;
  /** Called with 1 to 5 when a number of stars is chosen. */
  readonly onRatingChange?: (rating: number) => void;
  /** Below the stars, and read with the question. */
  readonly hint?: ReactNode;
  /** "Använd stjärnorna för att betygsätta produkten" (spec section 5). */
  readonly error?: ReactNode;
  /** The browser sends no form without an answer. */
  readonly isRequired?: boolean;
};

/** Five native radios under five stars of 44: arrows move, the form posts 1 to 5, and it works without scripts. */
export function RatingInput({
  legend,
  name,
  labels,
  rating,
  startRating = 0,
  onRatingChange,
  hint,
  error,
  isRequired,
  ...native
}: RatingInputProps) {
  const id = useId();
  const [ownRating, setOwnRating] = useState(startRating);
  const chosen = rating ?? ownRating;
  const described = [error ? `${id}-error` : undefined, hint ? `${id}-hint` : undefined]
    .filter(Boolean)
    .join(' ');
  const choose = (next: number) => {
    setOwnRating(next);
    onRatingChange?.(next);
  };
  return (
    <RatingRoot aria-describedby={described || undefined} {...native}>
      <RatingLegend>{legend}</RatingLegend>
      <RatingStars data-is-invalid={error ? '' : undefined}>
        {labels.map((label, at) => {
          const stars = at + 1;
          const kind =
            rating === undefined
              ? { defaultChecked: stars === startRating }
              : { checked: stars === rating };
          return (
            <RatingStar key={label} data-star={stars}>
              <input
                type="radio"
                aria-label={label}
                name={name}
                value={stars}
                required={isRequired}
                {...kind}
                onChange={() => choose(stars)}
              />
              <Icon name="star" />
            </RatingStar>
          );
        })}
        <RatingChoice aria-hidden>{labels[chosen - 1]}</RatingChoice>
      </RatingStars>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </RatingRoot>
  );
}
