/** KeyCaps: the keys of a shortcut, as they are printed on a keyboard. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { smallType } from '../../foundation/typeStyles.ts';

const Root = styled.span`
  flex: none;
  display: inline-flex;
  gap: var(--space-4);
`;

const Cap = styled.kbd`
  ${smallType}
  display: inline-grid;
  place-items: center;
  min-inline-size: 1.5rem;
  min-block-size: 1.5rem;
  padding-inline: 6px;
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-control);
  color: var(--color-muted);
`;

export type KeyCapsProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** In the order in which they are pressed, or together: `['Ctrl', 'K']`. No key occurs twice. */
  readonly keys: readonly string[];
};

/** One `kbd` for each key. */
export function KeyCaps({ keys, ...native }: KeyCapsProps) {
  return (
    <Root {...native}>
      {keys.map((key) => (
        <Cap key={key}>{key}</Cap>
      ))}
    </Root>
  );
}
