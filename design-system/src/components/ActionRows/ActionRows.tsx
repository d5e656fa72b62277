/** ActionRows: things to do, a row each: links that lead out, and buttons that show more below. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';
import { Icon } from '../../icons/Icon.tsx';

const List = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    border-block-end: 1px solid var(--color-hairline);
  }
`;

const rowStyle = css`
  ${bodyType}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 52px;
  padding-block: var(--space-8);
  color: var(--color-ink);
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  transition: color var(--motion-colour) var(--motion-easing);
  & > svg {
    flex: none;
    color: var(--color-muted);
  }
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
    }
  }
`;

/** They lead out of the shop, past its router. */
const LinkRow = styled.a`
  ${rowStyle}
`;

const ButtonRow = styled.button`
  ${rowStyle}
`;

export type ActionRow = {
  readonly id: string;
  /** "Mejla". */
  readonly label: string;
} & (
  | { readonly href: string; readonly target?: '_blank' }
  | {
      readonly onPress: () => void;
      readonly isExpanded: boolean;
      /** Shown below its row while it is expanded. */
      readonly content: ReactNode;
    }
);

export type ActionRowsProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /** In order: `id`, `label`, and an address or what pressing it shows. */
  readonly rows: readonly ActionRow[];
};

/** Not one of the icons, which every page loads. */
const ArrowOut = () => (
  <svg aria-hidden width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentcolor">
    <path
      d="M6.5 17.5l11-11M9 6.5h8.5V15"
      strokeWidth="1.5"
      strokeLinecap="round"
      vectorEffect="non-scaling-stroke"
    />
  </svg>
);

function Row(row: ActionRow) {
  if ('href' in row)
    return (
      <LinkRow href={row.href} target={row.target} rel={row.target && 'noopener noreferrer'}>
        {row.label}
        <ArrowOut />
      </LinkRow>
    );
  return (
    <>
      <ButtonRow type="button" aria-expanded={row.isExpanded} onClick={row.onPress}>
        {row.label}
        <Icon name={row.isExpanded ? 'chevron-up' : 'chevron-down'} size="16" />
      </ButtonRow>
      {row.isExpanded && row.content}
    </>
  );
}

/** Rows of 52 px with a rule under each. */
export function ActionRows({ rows, ...native }: ActionRowsProps) {
  return (
    <List {...native}>
      {rows.map((row) => (
        <li key={row.id}>
          <Row {...row} />
        </li>
      ))}
    </List>
  );
}
