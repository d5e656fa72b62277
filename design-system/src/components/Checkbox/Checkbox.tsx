/** Checkbox: yes or no, with its label beside it. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { ControlRow } from '../Field/ControlRow.tsx';
import { checkboxStyle } from './Checkbox.styles.ts';

const Control = styled.input`
  ${checkboxStyle}
  margin-block-start: 2px;
`;

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  /** Beside the box, and its name; pressing the label ticks it too. */
  readonly label: ReactNode;
  /** Help under the label, described by it: "Ett mejl i veckan. Du slutar när du vill." */
  readonly hint?: ReactNode;
  /** The error and how to fix it; its presence makes the box invalid. */
  readonly error?: ReactNode;
};

/** A box of 20 in a row of 44; native props and ref go to the `input`. */
export function Checkbox({
  label,
  hint,
  error,
  id,
  'aria-describedby': describedElsewhere,
  ...native
}: CheckboxProps) {
  return (
    <ControlRow
      label={label}
      hint={hint}
      error={error}
      controlId={id}
      controlDescribedBy={describedElsewhere}
      controlAt="start"
    >
      {(control) => <Control {...native} {...control} type="checkbox" />}
    </ControlRow>
  );
}
