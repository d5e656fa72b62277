import { returnFocusTo } from '@solvik/design-system';
import { useEffect, useRef } from 'react';
import { usePageView } from './pageRouter.ts';

/** The followed link of each history entry of this visit, by the entry's key. */
const followed = new Map<string, string>();

const linkTo = (href: string) =>
  document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);

/**
 * Moves the focus with navigation, as a browser does on loading: to the content of a new page, and
 * on going back to the followed link. If only the query changes, as in a filtered list, it stays.
 */
export function RouteFocus(): null {
  const { location, action: type } = usePageView();
  const before = useRef(location);
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const href =
        target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
      if (href) followed.set(location.key, href);
    };
    document.addEventListener('click', remember, true);
    return () => document.removeEventListener('click', remember, true);
  }, [location.key]);
  useEffect(() => {
    const from = before.current;
    before.current = location;
    if (from.pathname === location.pathname || location.hash !== '') return;
    const href = type === 'POP' ? followed.get(location.key) : undefined;
    const target =
      (href === undefined ? null : linkTo(href)) ?? document.querySelector<HTMLElement>('#main');
    target?.focus({ preventScroll: true });
    // An overlay traps the focus until it has closed.
    if (target) returnFocusTo(target);
  }, [location, type]);
  return null;
}
