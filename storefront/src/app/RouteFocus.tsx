import { useEffect, useRef } from 'react';
import { usePageView } from '../page/pageRouter.ts';

/** The link that was followed from each entry of this visit's history, by the entry's key. */
const followed = new Map<string, string>();

const linkTo = (href: string) =>
  document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);

/**
 * Moves the focus with the page, as a browser does when it loads one: to the content of a new page, and on the way back to
 * the link that was followed. Where only the query changes, as in a filtered list, it stays.
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
  }, [location, type]);
  return null;
}
