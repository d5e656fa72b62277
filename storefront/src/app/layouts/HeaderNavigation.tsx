import { HeaderNav, type NavItem, StaticMarkup } from '@solvik/design-system';
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { menuQuery } from '../../features/content/menuQueries.ts';
import { useServices } from '../../page/services.ts';
import type { HeaderMenuProps, MenuStart } from './HeaderMenu.tsx';

const loadMenu = () => loadWithMessages(['headerMenu', 'list'], () => import('./HeaderMenu.tsx'));
const LazyMenu = lazy(loadMenu);

/** Milliseconds that a pointer rests on an entry before its panel opens. */
const rest = 120;

const entryAt = ({ target }: { readonly target: EventTarget }, items: readonly NavItem[]) => {
  const link = target instanceof Element ? target.closest('a') : null;
  return items.find(({ href }) => link?.getAttribute('href')?.endsWith(href));
};

export interface HeaderNavigationProps {
  readonly items: readonly NavItem[];
  /** Whether the links are still those that the server rendered. */
  readonly isStatic: boolean;
}

/**
 * The main navigation: links, which become a menu with panels once a pointer rests on one of them,
 * a finger taps it, or the keyboard focuses it.
 */
export function HeaderNavigation({ items, isStatic }: HeaderNavigationProps) {
  const { text, dataApi, queryClient } = useServices();
  const [start, setStart] = useState<MenuStart>();
  const [Menu, setMenu] = useState<ComponentType<HeaderMenuProps>>(() => LazyMenu);
  const hasStarted = useRef(false);
  useEffect(() => {
    hasStarted.current = start !== undefined;
  }, [start]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isTouched = useRef(false);
  const prepare = () => void loadMenu().catch(() => undefined);
  /** A visitor with a keyboard meets the menu's buttons, which the links alone have not. */
  const replaceByKeys = async ({ target }: FocusEvent<HTMLElement>) => {
    const tree = queryClient.ensureQueryData(menuQuery(dataApi, 'main-mobile'));
    const menu = await Promise.all([loadMenu(), tree]).then(
      ([loaded]) => loaded.default,
      () => undefined,
    );
    const isFocused = document.activeElement === target && target.matches(':focus-visible');
    const entry = isFocused ? entryAt({ target }, items) : undefined;
    // A key that was pressed meanwhile has decided already.
    if (!menu || !entry || hasStarted.current) return;
    // At once: while a lazy one loads, the focus would be on nothing.
    setMenu(() => menu);
    setStart({ href: entry.href, by: 'keys', isOpen: false });
  };
  const links = (
    <StaticMarkup isStatic={isStatic}>
      <HeaderNav label={text('header.main')} items={items} />
    </StaticMarkup>
  );
  if (start)
    return (
      <Suspense fallback={links}>
        <Menu items={items} start={start} />
      </Suspense>
    );
  const openAt = (event: SyntheticEvent, by: MenuStart['by']) => {
    const entry = entryAt(event, items);
    if (!entry) return;
    event.preventDefault();
    setStart({ href: entry.href, by, isOpen: true });
  };
  const pointAt = (event: PointerEvent) => {
    clearTimeout(timer.current);
    isTouched.current = event.pointerType === 'touch';
    prepare();
    const entry = entryAt(event, items);
    if (entry && !isTouched.current)
      timer.current = setTimeout(
        () => setStart({ href: entry.href, by: 'pointer', isOpen: true }),
        rest,
      );
  };
  const openByTap = (event: MouseEvent) => {
    if (isTouched.current) openAt(event, 'tap');
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === ' ') openAt(event, 'keys');
  };
  return (
    // The links are the controls: this only notices what happens to them.
    <div
      role="presentation"
      onPointerOver={pointAt}
      onPointerLeave={() => clearTimeout(timer.current)}
      onClick={openByTap}
      onFocus={(event) => void replaceByKeys(event)}
      onKeyDown={openByKey}
    >
      {links}
    </div>
  );
}
