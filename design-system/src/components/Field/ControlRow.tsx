/**
 * ControlRow: a control on one line with its label, hint and error under the label; Checkbox and
 * Switch are made of it.
 */
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';
import type { FieldControlProps } from './Field.tsx';
import { FieldError, FieldHint } from './Field.styles.ts';

/** Hint and error keep clear of the control: a box of 20 before the words, a track of 48 after them. */
const Root = styled.div`
  display: flex;
  flex-direction: column;
  & > p {
    margin-block-start: -4px;
  }
  &[data-control-at='start'] > p {
    padding-inline-start: 32px;
  }
  &[data-control-at='end'] > p {
    padding-inline-end: 64px;
  }
`;

const Row = styled.label`
  ${bodyType}
  display: flex;
  align-items: flex-start;
  gap: var(--space-12);
  padding-block: 10px;
  cursor: pointer;
  overflow-wrap: anywhere;
  & > :not(input) {
    min-inline-size: 0;
  }
  [data-control-at='end'] > & {
    justify-content: space-between;
    gap: var(--space-16);
  }
  &:has(:disabled) {
    color: var(--color-muted);
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

export type ControlRowProps = {
  /** On the line with the control, and its name; pressing it presses the control. */
  readonly label: ReactNode;
  /** Help under the label, described by it. */
  readonly hint?: ReactNode;
  /** The error and how to fix it; its presence makes the control invalid. */
  readonly error?: ReactNode;
  /** The control's id, when another element refers to it. */
  readonly controlId?: string | undefined;
  /** Ids of other elements that describe the control too; read after its own. */
  readonly controlDescribedBy?: string | undefined;
  /** Before its words, or at the far end of the line. */
  readonly controlAt: 'start' | 'end';
  /** Called with the props that the control must spread on itself; returns the control. */
  readonly children: (control: FieldControlProps) => ReactNode;
};

/** A row of 44 that is pressed anywhere; the control spreads the props it is given. */
export function ControlRow({
  label,
  hint,
  error,
  controlId,
  controlDescribedBy,
  controlAt,
  children,
}: ControlRowProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const described = [
    error ? `${id}-error` : undefined,
    hint ? `${id}-hint` : undefined,
    controlDescribedBy,
  ]
    .filter(Boolean)
    .join(' ');
  const control = children({
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  });
  return (
    <Root data-control-at={controlAt}>
      <Row htmlFor={id}>
        {controlAt === 'start' && control}
        <span>{label}</span>
        {controlAt === 'end' && control}
      </Row>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
    </Root>
  );
}
