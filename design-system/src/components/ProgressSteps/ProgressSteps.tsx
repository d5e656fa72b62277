/** ProgressSteps: the current position in a process of a few steps. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';

export const progressStates = ['done', 'current', 'coming'] as const;

const List = styled.ol`
  ${smallType}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr));
  gap: var(--space-8);
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  padding-block-start: var(--space-8);
  border-block-start: 2px solid var(--color-hairline);
  color: var(--color-muted);
  &[data-state='done'],
  &[data-state='current'] {
    border-color: var(--color-accent);
    color: var(--color-ink);
  }
  &[data-state='current'] {
    font-weight: var(--font-weight-medium);
  }
  ${media.forcedColors} {
    &[data-state='coming'] {
      border-block-start-style: dotted;
    }
  }
`;

type ProgressStep = {
  readonly id: string;
  /** The step and its state in words: "Klart: Adress", "2. Leverans". */
  readonly label: string;
  /** Colours the rule and the words; `current` is marked as the current step. */
  readonly state: (typeof progressStates)[number];
};

export type ProgressStepsProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** The list's name for screen readers: "Steg i kassan". */
  readonly label: string;
  /** `label` includes the state: "Klart: Adress", "2. Leverans". */
  readonly steps: readonly ProgressStep[];
};

/** Rules of 2 px with their words under; the one under way is marked as current. */
export function ProgressSteps({ label, steps, ...native }: ProgressStepsProps) {
  return (
    <List aria-label={label} {...native}>
      {steps.map(({ id, label: words, state }) => (
        <Step key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          {words}
        </Step>
      ))}
    </List>
  );
}
