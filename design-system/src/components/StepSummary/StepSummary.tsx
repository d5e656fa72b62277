/** StepSummary: a completed step: its values, and the button to change them. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { bodyType } from '../../foundation/typeStyles.ts';

const Root = styled.section`
  ${bodyType}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  padding-block-end: var(--space-24);
  border-block-end: 1px solid var(--color-hairline);
`;

const Words = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > strong {
    display: block;
    font-weight: var(--font-weight-medium);
  }
  & > p {
    color: var(--color-muted);
  }
`;

export type StepSummaryProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> & {
  /** The step that is done: "Adress". */
  readonly title: string;
  /** Its values, a paragraph each: "503 36 Borås". */
  readonly lines: readonly string[];
  /** A TextButton that opens the step again. */
  readonly action: ReactNode;
};

/** A few lines over a rule. */
export function StepSummary({ title, lines, action, ...native }: StepSummaryProps) {
  return (
    <Root {...native}>
      <Words>
        <strong>{title}</strong>
        {lines.map((line, at) => (
          <p key={`${line} ${String(at)}`}>{line}</p>
        ))}
      </Words>
      {action}
    </Root>
  );
}
