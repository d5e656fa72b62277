/** LinkRows: a few places to go, a row each, with what one finds there. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { longWords, smallType, titleType } from '../../foundation/typeStyles.ts';

const List = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    border-block-end: 1px solid var(--color-hairline);
  }
`;

const Row = styled(Link)`
  ${titleType}
  ${longWords}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  min-block-size: 52px;
  padding-block: var(--space-8);
  color: var(--color-ink);
  text-decoration: none;
  transition: color var(--motion-colour) var(--motion-easing);
  & > small {
    ${smallType}
    flex: none;
    color: var(--color-muted);
    font-variant-numeric: lining-nums tabular-nums;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
    }
  }
`;

export type LinkRow = {
  readonly href: string;
  /** "Ullkappor". */
  readonly label: string;
  /** Muted at the end of the row: how many there are. */
  readonly details?: string | undefined;
};

export type LinkRowsProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  readonly rows: readonly LinkRow[];
};

/** A list; name it with `aria-labelledby` where a heading stands above. Native props go to the `ul`. */
export function LinkRows({ rows, ...native }: LinkRowsProps) {
  return (
    <List {...native}>
      {rows.map(({ href, label, details }) => (
        <li key={href}>
          <Row href={href}>
            <span>{label}</span> {details && <small>{details}</small>}
          </Row>
        </li>
      ))}
    </List>
  );
}
