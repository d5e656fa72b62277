/** Divider: a hairline between two sections. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

export const dividerTones = ['hairline', 'ink'] as const;

const Root = styled.hr`
  inline-size: 100%;
  border: 0;
  border-block-start: 1px solid var(--color-hairline);
  &[data-tone='ink'] {
    border-color: var(--color-ink);
  }
`;

export type DividerProps = ComponentPropsWithRef<'hr'> & {
  /** `ink` is a line as dark as the text; a pale `hairline` by default. */
  readonly tone?: (typeof dividerTones)[number];
};

/** A rule across its parent; ornament, so nothing may depend on seeing it. */
export function Divider({ tone = 'hairline', ...native }: DividerProps) {
  return <Root {...native} data-tone={tone} />;
}
