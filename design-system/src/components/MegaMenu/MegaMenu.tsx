/** MegaMenu: the main navigation whose departments open to their shelves. */
import { type ComponentPropsWithRef, type ReactNode, useEffect } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { HeaderNavList } from '../HeaderNav/HeaderNav.styles.ts';
import type { NavItem } from '../HeaderNav/HeaderNav.tsx';
import { MegaMenuItem } from './MegaMenuItem.tsx';
import { useMenuIntent } from './useMenuIntent.ts';

export type MegaMenuGroup = {
  /** Stands over its links and names their list; no two in a department are the same: "Efter sort". */
  readonly title: string;
  readonly links: readonly NavItem[];
};
export type MegaMenuDepartment = NavItem & {
  /** Its shelves; without any it is a plain link. */
  readonly groups?: readonly MegaMenuGroup[];
  /** Beside the shelves: a PictureTile. */
  readonly aside?: ReactNode;
};

export type MegaMenuProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** What the navigation is called, for those who listen. */
  readonly label: string;
  /** The departments in order, each with an address of its own. */
  readonly items: readonly MegaMenuDepartment[];
  /** The link to everything in a department: "Allt i Dam". */
  readonly allLabel: (label: string) => string;
  /** What opens a department by keys: "Visa Dam". */
  readonly toggleLabel: (label: string) => string;
  /** The address of the department that is open at first. */
  readonly startsOpen?: string;
};

/**
 * Opens after a rest of the pointer, at a tap (a second one follows the link), by arrow down or by the button after each name;
 * closes at Escape, a link followed, a press or focus elsewhere. It stands in a SiteHeader, under which its panels lie; without scripts the names are links.
 */
export function MegaMenu({
  label,
  items,
  allLabel,
  toggleLabel,
  startsOpen,
  ref,
  ...native
}: MegaMenuProps) {
  const root = useObjectRef(ref);
  const { id: opened, show, pointAt, pointAway } = useMenuIntent(startsOpen);
  const isOpen = opened !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What has the focus may be about to disappear; its department's button stays.
      const panel = document.activeElement?.closest('[data-menu-panel]');
      if (panel && root.current?.contains(panel))
        root.current
          .querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"]`)
          ?.focus();
      show(undefined);
    };
    const closeFromBeside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) show(undefined);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeFromBeside);
    document.addEventListener('focusin', closeFromBeside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeFromBeside);
      document.removeEventListener('focusin', closeFromBeside);
    };
  }, [isOpen, root, show]);
  return (
    <nav
      aria-label={label}
      {...native}
      ref={root}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && pointAway()}
    >
      <HeaderNavList>
        {items.map((item) => (
          <MegaMenuItem
            key={item.href}
            item={item}
            isOpen={opened === item.href}
            onShow={show}
            onPointAt={pointAt}
            allLabel={allLabel(item.label)}
            toggleLabel={toggleLabel(item.label)}
          />
        ))}
      </HeaderNavList>
    </nav>
  );
}
