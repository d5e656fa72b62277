/** Select: one option of a list, in the browser's own control. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { hiddenStyle } from '../../foundation/hiddenStyle.ts';
import { controlStyle } from '../Field/Field.styles.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';

export const selectEmphases = ['field', 'bar'] as const;

const Frame = styled.span`
  position: relative;
  display: block;
  & > svg {
    position: absolute;
    inset-inline-end: var(--space-16);
    inset-block-start: calc(50% - 10px);
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyle}
  padding-inline-end: var(--space-48);
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** In the bar over a list the label is visually hidden and the choice has no frame. */
const BarField = styled.div`
  position: relative;
  & label {
    ${hiddenStyle}
  }
  & select {
    min-block-size: var(--size-control-small);
    padding-block: 1px 0;
    padding-inline: 0 28px;
    border-color: transparent;
    border-width: 0 0 1px;
    background: transparent;
    font-weight: var(--font-weight-medium);
    text-align: end;
    text-align-last: end;
    field-sizing: content;
  }
  /* A line under the choice, where a field has its frame; words end where it does. */
  & select[aria-invalid='true'] {
    border-width: 0 0 2px;
  }
  & select[aria-invalid='true']:not(:focus) {
    border-color: var(--color-reduced);
    box-shadow: none;
  }
  & select:disabled {
    background: transparent;
  }
  & p {
    text-align: end;
  }
  & svg {
    inset-inline-end: 0;
  }
`;

export type SelectOption = {
  /** What the form sends; no two options have the same. */
  readonly value: string;
  readonly label: string;
  /** Listed, but cannot be chosen. */
  readonly isDisabled?: boolean;
};

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children' | 'multiple'> &
  FieldWords & {
    /** In the order of the list. */
    readonly options: readonly SelectOption[];
    /**
     * `field` (default) has its label above and a frame; `bar` hides its label visually and has no
     * frame.
     */
    readonly emphasis?: (typeof selectEmphases)[number];
  };

/** A native select; native props and ref go to it. `bar` is for sorting above a list. */
export function Select({
  label,
  labelAside,
  hint,
  error,
  id,
  options,
  emphasis = 'field',
  ...native
}: SelectProps) {
  const field = (
    <Field
      label={label}
      labelAside={labelAside}
      hint={hint}
      error={error}
      controlId={id}
      controlDescribedBy={native['aria-describedby']}
    >
      {(control) => (
        <Frame>
          <Control
            {...native}
            {...control}
            aria-label={
              emphasis === 'bar' && typeof label === 'string' ? label : native['aria-label']
            }
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </Control>
          <Icon name="chevron-down" size="20" />
        </Frame>
      )}
    </Field>
  );
  return emphasis === 'bar' ? <BarField>{field}</BarField> : field;
}
