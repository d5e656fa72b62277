/** Textarea: several lines to fill in. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../Field/Field.styles.ts';
import { Field, type FieldWords } from '../Field/Field.tsx';

const Control = styled.textarea`
  ${controlStyle}
  min-block-size: calc(4 * var(--type-2-line) + 2 * 13px);
  padding-block: 13px;
  resize: vertical;
  field-sizing: content;
`;

export type TextareaProps = ComponentPropsWithRef<'textarea'> & FieldWords;

/** A textarea that grows with its text where the browser can; native props and ref go to the `textarea`. */
export function Textarea({ label, labelAside, hint, error, id, ...native }: TextareaProps) {
  return (
    <Field label={label} labelAside={labelAside} hint={hint} error={error} controlId={id}>
      {(control) => <Control {...native} {...control} />}
    </Field>
  );
}
