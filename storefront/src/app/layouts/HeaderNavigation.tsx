import { HeaderNav, type NavItem, StaticMarkup } from '@solvik/design-system';
import {
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { loadWithMessages } from '../../languages/loadMessages.ts';
import { useText } from '../../page/services.ts';
import type { MenuStart } from './HeaderMenu.tsx';

const loadMenu = () => loadWithMessages(['headerMenu', 'list'], () => import('./HeaderMenu.tsx'));
const HeaderMenu = lazy(loadMenu);

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

/** The main navigation: links, which become a menu with panels once a pointer rests on one of them. */
export function HeaderNavigation({ items, isStatic }: HeaderNavigationProps) {
  const text = useText();
  const [start, setStart] = useState<MenuStart>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const prepare = () => void loadMenu().catch(() => undefined);
  const links = (
    <StaticMarkup isStatic={isStatic}>
      <HeaderNav label={text('header.main')} items={items} />
    </StaticMarkup>
  );
  if (start)
    return (
      <Suspense fallback={links}>
        <HeaderMenu items={items} start={start} />
      </Suspense>
    );
  const pointAt = (event: PointerEvent) => {
    clearTimeout(timer.current);
    if (event.pointerType === 'touch') return;
    prepare();
    const entry = entryAt(event, items);
    if (entry)
      timer.current = setTimeout(() => setStart({ href: entry.href, isByKeys: false }), rest);
  };
  const openByKey = (event: KeyboardEvent) => {
    const entry = event.key === 'ArrowDown' ? entryAt(event, items) : undefined;
    if (!entry) return;
    event.preventDefault();
    setStart({ href: entry.href, isByKeys: true });
  };
  return (
    // The links are the controls: this only notices what happens to them.
    <div
      role="presentation"
      onPointerOver={pointAt}
      onPointerLeave={() => clearTimeout(timer.current)}
      onFocus={prepare}
      onKeyDown={openByKey}
    >
      {links}
    </div>
  );
}
