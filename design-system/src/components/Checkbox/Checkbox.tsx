/** Checkbox: yes or no, with its words beside it. */
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { bodyType } from '../../foundation/typeStyles.ts';
import { FieldError, FieldHint } from '../Field/Field.styles.ts';
import { checkboxStyle } from './Checkbox.styles.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  /* Hint and error stand under the words, not under the box. */
  & > p { padding-inline-start: 32px; margin-block-start: -4px; }
`;

const Row = styled.label`
  ${bodyType}
  display: flex;
  align-items: flex-start;
  gap: var(--space-12);
  padding-block: 10px;
  cursor: pointer;
  overflow-wrap: anywhere;
  & > input { margin-block-start: 2px; }
  & > :not(input) { min-inline-size: 0; }
`;

const Control = styled.input`
  ${checkboxStyle}
`;

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
};

/** A box of 20 in a row of 44; native props and ref go to the `input`. */
export function Checkbox({ label, hint, error, id, 'aria-describedby': describedElsewhere, ...native }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const described = [error ? `${controlId}-error` : undefined, hint ? `${controlId}-hint` : undefined, describedElsewhere].filter(Boolean).join(' ');
  return (
    <Root>
      <Row htmlFor={controlId}>
        <Control
          {...native}
          id={controlId}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </Row>
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
      {hint && <FieldHint id={`${controlId}-hint`}>{hint}</FieldHint>}
    </Root>
  );
}
