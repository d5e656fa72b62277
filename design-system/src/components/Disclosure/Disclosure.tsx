/** Disclosure: a line that expands; native, so it works without scripts. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';

const Root = styled.details`
  border-block-end: 1px solid var(--color-hairline);
`;

/** Its ring stays within the row, clear of what expands right under it, and beside the text. */
const Summary = styled.summary`
  ${bodyType}
  font-weight: var(--font-weight-medium);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  min-block-size: 60px;
  margin-inline: calc(-1 * var(--space-4));
  padding-inline: var(--space-4);
  transition: color var(--motion-colour) var(--motion-easing);
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
    }
  }
`;

/** Plus that becomes minus: two strokes, of which one turns flat when it opens. */
const Mark = styled.span`
  position: relative;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 0.75px);
    inset-inline: 0;
    border-block-start: 1.5px solid;
    transition: transform var(--motion-fade) var(--motion-easing);
  }
  &::after {
    transform: rotate(90deg);
  }
  [open] > summary > &::after {
    transform: none;
  }
`;

const Content = styled.div`
  --accordion-edge: initial;
  --accordion-lift: initial;
  padding-block-end: var(--space-24);
`;

export type DisclosureProps = ComponentPropsWithRef<'details'> & {
  /** The line that is pressed: "Mått och passform". */
  readonly summary: ReactNode;
  /** Open at first. */
  readonly defaultOpen?: boolean;
};

/** Rows of 60 px with a rule under them; give several the same native `name` and one opens at a time. */
export function Disclosure({ summary, defaultOpen = false, children, ...native }: DisclosureProps) {
  return (
    <Root open={defaultOpen || undefined} {...native}>
      <Summary>
        {summary}
        <Mark aria-hidden />
      </Summary>
      <Content>{children}</Content>
    </Root>
  );
}

/**
 * Stacked disclosures, with a rule above the first. First in a container that has its own,
 * `--accordion-edge` removes the rule and `--accordion-lift` the container's space.
 */
export const Accordion = styled.div`
  border-block-start: 1px solid var(--color-hairline);
  &:first-child,
  input[type='hidden'] + & {
    border-block-start-width: var(--accordion-edge, 1px);
    margin-block-start: var(--accordion-lift, 0px);
  }
`;
