/** HeaderNav: the main navigation beside the logo. */
import type { ComponentPropsWithRef } from 'react';
import { HeaderNavLink, HeaderNavList } from './HeaderNav.styles.ts';

export type NavItem = {
  readonly href: string;
  /** The link's words: "Dam". */
  readonly label: string;
  /** The part of the shop that the page is in; underlined and marked as current. */
  readonly isCurrent?: boolean;
};

export type HeaderNavProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** The navigation's name for screen readers. */
  readonly label: string;
  /** In order: `href`, `label`, and `isCurrent` on the current one; no two have the same `href`. */
  readonly items: readonly NavItem[];
};

/** Links 44 px high; the current one is underlined and marked as current. */
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
