/** ChoiceCells: a grid of short choices, one (radios) or several (checkboxes). Sizes are made of it. */
import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import { NotedLabel } from '../VisuallyHidden/NotedLabel.tsx';
import { ChoiceLabel, ChoiceRoot } from './ChoiceCells.styles.ts';

export const choiceKinds = ['one', 'several'] as const;

/** Letters that fit a fourth of a column of 312 px. */
const shortLabel = 6;

export type ChoiceCell = {
  /**
   * Unique in its group; the value in `chosen` and `startsWith`, passed to `onChoose` and sent by
   * the form.
   */
  readonly value: string;
  /** What the cell shows: "38". */
  readonly label: string;
  /** Struck through and still choosable. */
  readonly isSoldOut?: boolean;
  /** Marked in its corner. */
  readonly isFewLeft?: boolean;
  /** Announced after the label: sold out, few left, how many. */
  readonly note?: string;
  /** Muted, and cannot be chosen. */
  readonly isDisabled?: boolean;
};

export type ChoiceCellsProps = Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> & {
  /** Name of every input in the form; it also makes radios one choice. */
  readonly name: string;
  /** `one` gives radios, `several` checkboxes. */
  readonly kind: (typeof choiceKinds)[number];
  /**
   * In order: `value`, `label`, perhaps `isSoldOut`, `isFewLeft`, an announced `note`,
   * `isDisabled`.
   */
  readonly cells: readonly ChoiceCell[];
  /**
   * The chosen values, when controlled by the caller; otherwise `startsWith` and the form hold
   * them.
   */
  readonly chosen?: readonly string[];
  /** Values chosen at first; without it none is. Not used when `chosen` is given. */
  readonly startsWith?: readonly string[];
  /** Called with a cell's value when it is chosen, and for a checkbox also when it is unticked. */
  readonly onChoose?: (value: string, isChosen: boolean) => void;
  /** One must be chosen before the form is sent; for radios only. */
  readonly isRequired?: boolean;
  /** The form the inputs belong to, when they are outside it. */
  readonly form?: string;
};

/**
 * Native inputs in cells 48 px high, four to a row (three if a label is longer than six letters), within a fieldset that names it. Of one choice
 * that is a `radiogroup`, whose error exposes it as invalid and makes its cells red.
 */
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
    <ChoiceRoot
      {...native}
      data-is-wide={cells.some(({ label }) => label.length > shortLabel) || undefined}
    >
      {cells.map(({ value, label, isSoldOut, isFewLeft, note, isDisabled }) => (
        <ChoiceLabel
          key={value}
          data-is-sold-out={isSoldOut || undefined}
          data-is-few={isFewLeft || undefined}
        >
          <input
            type={kind === 'one' ? 'radio' : 'checkbox'}
            name={name}
            value={value}
            form={form}
            disabled={isDisabled}
            required={kind === 'one' && isRequired}
            checked={chosen?.includes(value)}
            defaultChecked={chosen ? undefined : startsWith?.includes(value)}
            onChange={(event: ChangeEvent<HTMLInputElement>) =>
              onChoose?.(value, event.currentTarget.checked)
            }
          />
          <NotedLabel label={label} note={note} />
        </ChoiceLabel>
      ))}
    </ChoiceRoot>
  );
}
