/** MegaMenu: the main navigation whose entries open to their categories. */
import { type ComponentPropsWithRef, useEffect } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { HeaderNavList } from '../HeaderNav/HeaderNav.styles.ts';
import { MegaMenuItem } from './MegaMenuItem.tsx';
import { useMenuIntent } from './useMenuIntent.ts';
import type { MegaMenuEntry } from './megaMenuEntry.ts';

export type { MegaMenuEntry, MegaMenuGroup } from './megaMenuEntry.ts';

export type MegaMenuProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** The navigation's name for screen readers. */
  readonly label: string;
  /** The entries in order, each with its own address. */
  readonly items: readonly MegaMenuEntry[];
  /** The link to everything in an entry: "Allt i Dam". */
  readonly allLabel: (label: string) => string;
  /** What opens an entry by keys: "Visa Dam". */
  readonly toggleLabel: (label: string) => string;
  /** The address of the entry that is open at first. */
  readonly defaultOpen?: string | undefined;
  /** Called with the address of an entry when it opens. */
  readonly onOpen?: ((href: string) => void) | undefined;
};

/**
 * Opens after a rest of the pointer, at a tap (a second one follows the link), by arrow down or by
 * the button after each name; closes at Escape, a link followed, a press or focus elsewhere. It is
 * part of a SiteHeader, under which its panels are placed; without scripts the names are links.
 */
export function MegaMenu({
  label,
  items,
  allLabel,
  toggleLabel,
  defaultOpen,
  onOpen,
  ref,
  ...native
}: MegaMenuProps) {
  const root = useObjectRef(ref);
  const { id: opened, show, pointAt, pointAway } = useMenuIntent(defaultOpen);
  const isOpen = opened !== undefined;
  useEffect(() => {
    if (opened !== undefined) onOpen?.(opened);
  }, [opened, onOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The focused element may be about to disappear; its entry's button stays.
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
            onHover={pointAt}
            allLabel={allLabel(item.label)}
            toggleLabel={toggleLabel(item.label)}
          />
        ))}
      </HeaderNavList>
    </nav>
  );
}
