/** AccountNav: the pages of "Mina sidor", and the sign-out button. */
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { Eyebrow } from '../Eyebrow/Eyebrow.tsx';
import {
  AccountNavButton,
  AccountNavLink,
  AccountNavList,
  AccountNavRoot,
  AccountNavTitle,
} from './AccountNav.styles.ts';

export type AccountNavItem = {
  readonly id: string;
  readonly href: string;
  /** The page's name: "Medlemskap". */
  readonly label: string;
  /** The current page: marked, exposed as current, and on a phone scrolled into view. */
  readonly isCurrent?: boolean;
};

export type AccountNavProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** Its name; visible above the rows from desktop width. */
  readonly label: string;
  /** The pages in display order: `id`, `href`, `label`, and `isCurrent` on the current one. */
  readonly items: readonly AccountNavItem[];
  /** Last and quieter than the pages. */
  readonly signOut?: { readonly label: string; readonly onPress: () => void };
};

/** Rows of 48 px; on a phone chips in a line that starts with the current one in view. */
export function AccountNav({ label, items, signOut, ...native }: AccountNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = items.find(({ isCurrent }) => isCurrent)?.id;
  useEffect(() => {
    const show = () => {
      const chip = list.current?.querySelector('[aria-current]')?.parentElement;
      // The page itself must not move, so the line is scrolled rather than the chip into view.
      if (list.current && chip)
        list.current.scrollLeft =
          chip.offsetLeft - (list.current.clientWidth - chip.offsetWidth) / 2;
    };
    show();
    // Fonts that load later have slightly different widths.
    if (document.fonts?.status === 'loading') void document.fonts.ready.then(show);
  }, [current]);
  return (
    <AccountNavRoot aria-label={label} {...native}>
      <AccountNavTitle aria-hidden>
        <Eyebrow as="span">{label}</Eyebrow>
      </AccountNavTitle>
      <AccountNavList ref={list}>
        {items.map(({ id, href, label: words, isCurrent }) => (
          <li key={id}>
            <AccountNavLink href={href} aria-current={isCurrent ? 'page' : undefined}>
              {words}
              {isCurrent && <Icon name="chevron-end" size="16" />}
            </AccountNavLink>
          </li>
        ))}
        {signOut && (
          <li>
            <AccountNavButton type="button" onClick={signOut.onPress}>
              {signOut.label}
            </AccountNavButton>
          </li>
        )}
      </AccountNavList>
    </AccountNavRoot>
  );
}
