/** HeaderNav: the main navigation beside the logo. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';

const List = styled.ul`
  ${bodyType}
  display: flex;
  flex-wrap: wrap;
  column-gap: clamp(16px, 2.2vw, var(--space-32));
`;

const Item = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: var(--size-control-small);
  text-decoration: none;
  white-space: nowrap;
  transition: color var(--motion-colour) var(--motion-easing);
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 6px;
    border-block-end: 1px solid;
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--motion-fade) var(--motion-easing);
  }
  &[aria-current] { color: var(--color-accent); font-weight: var(--font-weight-medium); }
  &[aria-current]::after { transform: none; }
  ${media.canHover} {
    &:hover { color: var(--color-accent); }
    &:hover::after { transform: none; }
  }
`;

export type NavItem = { readonly href: string; readonly label: string; readonly isCurrent?: boolean };

export type HeaderNavProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** What the navigation is called, for those who listen. */
  readonly label: string;
  readonly items: readonly NavItem[];
};

/** Links 44 px high; the current one is underlined and said to be current. */
export function HeaderNav({ label, items, ...native }: HeaderNavProps) {
  return (
    <nav aria-label={label} {...native}>
      <List>
        {items.map(({ href, label: words, isCurrent }) => (
          <li key={href}>
            <Item href={href} aria-current={isCurrent ? 'true' : undefined}>
              {words}
            </Item>
          </li>
        ))}
      </List>
    </nav>
  );
}
