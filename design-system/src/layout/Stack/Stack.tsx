/** Stack: children under each other with equal space between them. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { gapRules, type SpaceStep } from '../../foundation/spaceSteps.ts';

export const stackAligns = ['stretch', 'start', 'center', 'end'] as const;

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--gap);
  ${gapRules}
  &[data-align='start'] {
    align-items: flex-start;
  }
  &[data-align='center'] {
    align-items: center;
  }
  &[data-align='end'] {
    align-items: flex-end;
  }
`;

export type StackProps = ComponentPropsWithRef<'div'> & {
  readonly as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'header' | 'footer' | 'aside' | 'nav';
  /** Between children; 16 px by default. */
  readonly gap?: SpaceStep;
  /** Children as wide as the stack (default), or at its start, middle or end. */
  readonly align?: (typeof stackAligns)[number];
};

/** Children under each other; `gap` between them, never around them. */
export function Stack({ gap = '16', align = 'stretch', ...native }: StackProps) {
  return <Root {...native} data-gap={gap} data-align={align} />;
}
