/** SizePicker: selects a size; sold-out ones can be selected to be notified. */
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenStyle } from '../../foundation/hiddenStyle.ts';
import { bodyType } from '../../foundation/typeStyles.ts';
import { ChoiceCells, type ChoiceCell } from '../ChoiceCells/ChoiceCells.tsx';
import { FieldError, FieldHint } from '../Field/Field.styles.ts';

const Root = styled.fieldset`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
`;

/**
 * A legend cannot share its line with anything, so it is visually hidden, and drawn again beside
 * the guide.
 */
const Legend = styled.legend`
  ${hiddenStyle}
`;

const Line = styled.div`
  ${bodyType}
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: var(--space-16);
  min-block-size: var(--size-control-small);
  & > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  /* Two lines are as high as one, so that a longer choice moves nothing below. */
  & > span {
    flex: 1 1 9rem;
    line-height: calc(var(--size-control-small) / 2);
  }
  & > :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--size-control-small);
  }
  & strong {
    font-weight: var(--font-weight-medium);
    margin-inline-end: var(--space-8);
  }
`;

export type SizePickerProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> & {
  /** What is chosen: "Storlek". */
  readonly label: string;
  /** The radios' name in the form. */
  readonly name: string;
  /** In order; each is sent by its value, shown by its label and read with its note: "slut", "få kvar". */
  readonly sizes: readonly ChoiceCell[];
  /** The chosen size's value, when controlled by the caller. */
  readonly size?: string;
  /** The size chosen at first, when the form keeps it. */
  readonly startSize?: string;
  /**
   * Called with the value of the chosen size. With it the caller holds the choice in `size`,
   * without it the form does.
   */
  readonly onSizeChange?: (size: string) => void;
  /** After the label: the choice in words, "38, få kvar". */
  readonly selectedLabel?: string;
  /** At the end of the label's line: the size guide. */
  readonly aside?: ReactNode;
  /** Below the sizes, and read with the group. */
  readonly hint?: ReactNode;
  /** "Du måste välja storlek först" (spec section 5). */
  readonly error?: ReactNode;
  /** Id of the form the radios belong to, when they are outside it. */
  readonly form?: string;
};

/** Native radios named by their legend; works in a plain form without scripts. */
export function SizePicker({
  label,
  name,
  sizes,
  size,
  startSize,
  onSizeChange,
  selectedLabel,
  aside,
  hint,
  error,
  form,
  'aria-describedby': describedElsewhere,
  ...native
}: SizePickerProps) {
  const id = useId();
  const described = [
    error ? `${id}-error` : undefined,
    hint ? `${id}-hint` : undefined,
    describedElsewhere,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Root
      {...native}
      role="radiogroup"
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <Legend>{selectedLabel ? `${label} ${selectedLabel}` : label}</Legend>
      <Line>
        <span aria-hidden>
          <strong>{label}</strong>
          {selectedLabel}
        </span>
        {aside}
      </Line>
      <ChoiceCells
        kind="one"
        name={name}
        form={form}
        cells={sizes}
        chosen={onSizeChange ? [size ?? ''] : undefined}
        startsWith={startSize === undefined ? undefined : [startSize]}
        onChoose={(value) => onSizeChange?.(value)}
      />
      {error && (
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      )}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </Root>
  );
}
