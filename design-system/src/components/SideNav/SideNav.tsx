/** SideNav: the pages that belong together, beside the one that is read. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords } from '../../foundation/typeStyles.ts';

const Root = styled.nav`
  ${media.print} { display: none; }
`;

const List = styled.ul`
  ${bodyType}
  ${longWords}
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-24);
  & > li { min-inline-size: 0; }
  ${media.desktop} { display: grid; }
`;

const Item = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--size-control-small);
  text-decoration: none;
  & > span { border-block-end: 1px solid transparent; }
  &[aria-current] { color: var(--color-accent); font-weight: var(--font-weight-medium); }
  &[aria-current] > span { border-color: currentcolor; }
  ${media.forcedColors} { &:not([aria-current]) > span { border-color: Canvas; } }
  ${media.canHover} {
    &:hover { color: var(--color-accent); }
    &:hover > span { border-color: currentcolor; }
  }
`;

export type SideNavItem = { readonly id: string; readonly href: string; readonly label: string; readonly isCurrent?: boolean };

export type SideNavProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** What the navigation is called, for those who listen. */
  readonly label: string;
  readonly items: readonly SideNavItem[];
};

/** Links 44 px high: under each other from desktop width, in lines above the page on a phone. */
export function SideNav({ label, items, ...native }: SideNavProps) {
  return (
    <Root aria-label={label} {...native}>
      <List>
        {items.map(({ id, href, label: words, isCurrent }) => (
          <li key={id}>
            <Item href={href} aria-current={isCurrent ? 'page' : undefined}>
              <span>{words}</span>
            </Item>
          </li>
        ))}
      </List>
    </Root>
  );
}
