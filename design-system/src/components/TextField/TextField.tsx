/** TextField: one line to fill in. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../Field/Field.styles.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';

const Control = styled.input`
  ${controlStyle}
`;

/** The action is placed below where there is no space beside. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  & > input {
    flex: 1 1 8rem;
    inline-size: auto;
    min-inline-size: 0;
  }
`;

export type TextFieldProps = ComponentPropsWithRef<'input'> &
  FieldWords & {
    /** A button that belongs to the field, on its line. */
    readonly action?: ReactNode;
  };

/** An input with its label; native props and ref go to the `input`. */
export function TextField({
  label,
  labelAside,
  hint,
  error,
  id,
  action,
  type = 'text',
  ...native
}: TextFieldProps) {
  return (
    <Field
      label={label}
      labelAside={labelAside}
      hint={hint}
      error={error}
      controlId={id}
      controlDescribedBy={native['aria-describedby']}
    >
      {(control) => {
        const input = <Control {...native} {...control} type={type} />;
        return action ? (
          <Line>
            {input}
            {action}
          </Line>
        ) : (
          input
        );
      }}
    </Field>
  );
}
