/** ChoiceCells: a grid of short choices, one (radios) or several (checkboxes). Sizes are made of it. */
import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ChoiceLabel, ChoiceRoot } from './ChoiceCells.styles.ts';

export const choiceKinds = ['one', 'several'] as const;

export type ChoiceCell = {
  readonly value: string;
  readonly label: string;
  /** Struck through and still choosable. */
  readonly isSoldOut?: boolean;
  /** Marked in its corner. */
  readonly isFewLeft?: boolean;
  /** Spoken after the label: sold out, few left, how many. */
  readonly note?: string;
  readonly isDisabled?: boolean;
};

export type ChoiceCellsProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> & {
  readonly name: string;
  readonly kind: (typeof choiceKinds)[number];
  readonly cells: readonly ChoiceCell[];
  /** What is chosen, when the caller keeps it; otherwise `startsWith` and the form keep it. */
  readonly chosen?: readonly string[];
  readonly startsWith?: readonly string[];
  readonly onChoose?: (value: string, isChosen: boolean) => void;
  readonly isRequired?: boolean;
  /** The form the inputs belong to, when they stand outside it. */
  readonly form?: string;
};

/** Native inputs in cells 48 px high, four to a row; it stands within a fieldset that names it. Of one choice that is a `radiogroup`, whose error makes it invalid to the ear and its cells red. */
export function ChoiceCells({
  name,
  kind,
  cells,
  chosen,
  startsWith,
  onChoose,
  isRequired,
  form,
  ...native
}: ChoiceCellsProps) {
  return (
    <ChoiceRoot {...native}>
      {cells.map(({ value, label, isSoldOut, isFewLeft, note, isDisabled }) => (
        <ChoiceLabel key={value} data-is-sold-out={isSoldOut || undefined} data-is-few={isFewLeft || undefined}>
          <input
            type={kind === 'one' ? 'radio' : 'checkbox'}
            name={name}
            value={value}
            form={form}
            disabled={isDisabled}
            required={kind === 'one' && isRequired}
            checked={chosen?.includes(value)}
            defaultChecked={chosen ? undefined : startsWith?.includes(value)}
            onChange={(event: ChangeEvent<HTMLInputElement>) => onChoose?.(value, event.currentTarget.checked)}
          />
          <span>
            {label}
            {note && <VisuallyHidden>{`, ${note}`}</VisuallyHidden>}
          </span>
        </ChoiceLabel>
      ))}
    </ChoiceRoot>
  );
}
