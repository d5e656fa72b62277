/** HeaderNav: the main navigation beside the logo. */
import type { ComponentPropsWithRef } from 'react';
import { HeaderNavLink, HeaderNavList } from './HeaderNav.styles.ts';

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
      <HeaderNavList>
        {items.map(({ href, label: words, isCurrent }) => (
          <li key={href}>
            <HeaderNavLink href={href} aria-current={isCurrent ? 'true' : undefined}>
              {words}
            </HeaderNavLink>
          </li>
        ))}
      </HeaderNavList>
    </nav>
  );
}
