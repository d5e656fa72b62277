/** PromiseList: the shop's promises about a purchase, each with a check mark. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';
import { Icon } from '../../icons/Icon.tsx';

const Root = styled.ul`
  ${smallType}
  display: grid;
  gap: var(--space-8);
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: var(--space-8);
  }
  & svg {
    color: var(--color-accent);
    margin-block-start: 2px;
  }
  ${media.forcedColors} {
    & svg {
      color: CanvasText;
    }
  }
`;

export type PromiseListProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** In order, a line each: "14 dagars returrätt". */
  readonly promises: readonly string[];
};

/** Short sentences, one to a line. */
export function PromiseList({ promises, ...native }: PromiseListProps) {
  return (
    <Root {...native}>
      {promises.map((promise, at) => (
        <li key={`${promise} ${String(at)}`}>
          <Icon name="check" size="16" />
          <span>{promise}</span>
        </li>
      ))}
    </Root>
  );
}
