/** Fieldset: fields that belong together under one name. */
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { hiddenStyle } from '../../foundation/hiddenStyle.ts';
import { bodyType, sectionType, smallType } from '../../foundation/typeStyles.ts';
import { FieldError, FieldHint } from '../Field/Field.styles.ts';

export const fieldsetEmphases = ['label', 'section', 'quiet', 'hidden'] as const;

const Root = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;

const Legend = styled.legend`
  ${bodyType}
  font-weight: var(--font-weight-medium);
  margin-block-end: var(--space-12);
  &[data-emphasis='section'] {
    ${sectionType} margin-block-end: var(--space-24);
  }
  &[data-emphasis='quiet'] {
    ${smallType} margin-block-end: var(--space-8);
    color: var(--color-muted);
  }
  &[data-emphasis='hidden'] {
    ${hiddenStyle}
  }
`;

export type FieldsetProps = ComponentPropsWithRef<'fieldset'> & {
  /** Its name; without it, give `aria-label` or `aria-labelledby`. */
  readonly legend?: ReactNode;
  /** Help under the fields, read with the legend. */
  readonly hint?: ReactNode;
  /** The error and how to fix it; under the fields, read with the legend. */
  readonly error?: ReactNode;
  /** How the legend is set: `quiet` for a part of a larger group, `hidden` when a heading beside it shows the same. */
  readonly emphasis?: (typeof fieldsetEmphases)[number];
};

/**
 * A native fieldset whose error and hint are read with its legend; as a `radiogroup` it is also
 * exposed as invalid, which a plain group cannot be.
 */
export function Fieldset({
  legend,
  hint,
  error,
  emphasis = 'label',
  children,
  role,
  'aria-describedby': describedElsewhere,
  ...native
}: FieldsetProps) {
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
      role={role}
      aria-describedby={described || undefined}
      aria-invalid={error && role === 'radiogroup' ? true : native['aria-invalid']}
    >
      {legend !== undefined && <Legend data-emphasis={emphasis}>{legend}</Legend>}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </Root>
  );
}
