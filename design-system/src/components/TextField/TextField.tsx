/** TextField: one line to fill in. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../Field/Field.styles.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';

const Control = styled.input`
  ${controlStyle}
`;

export type TextFieldProps = ComponentPropsWithRef<'input'> & FieldWords;

/** An input with its label; native props and ref go to the `input`. */
export function TextField({ label, labelAside, hint, error, id, type = 'text', ...native }: TextFieldProps) {
  return (
    <Field label={label} labelAside={labelAside} hint={hint} error={error} controlId={id}>
      {(control) => <Control {...native} {...control} type={type} />}
    </Field>
  );
}
