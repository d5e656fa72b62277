/** MegaMenu: the main navigation whose entries open to their categories. */
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { HeaderNavList } from '../HeaderNav/HeaderNav.styles.ts';
import { MegaMenuItem } from './MegaMenuItem.tsx';
import { useMenuIntent } from './useMenuIntent.ts';
import { useMenuClosing, wordAfterKey } from './useMenuKeys.ts';
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
 * Opens after a rest of the pointer, at a tap (a second one follows the link), by arrow down, by
 * Space or by the button after each name; arrow down goes on into the panel, left and right to the
 * next name. Closes at Escape, a link followed, a press or focus elsewhere. It is part of a SiteHeader, under which its panels are placed; without scripts the names are links.
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
  useEffect(() => {
    if (opened !== undefined) onOpen?.(opened);
  }, [opened, onOpen]);
  useMenuClosing({ root, opened, show });
  // Where one panel replaces another, only the content changes.
  const [last, setLast] = useState({ opened, isReplacing: false });
  if (last.opened !== opened)
    setLast({ opened, isReplacing: last.opened !== undefined && opened !== undefined });
  const moveByArrow = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const words = [...(root.current?.querySelectorAll('[data-menu-name]') ?? [])];
    const next = wordAfterKey(words, event);
    if (next === undefined) return;
    event.preventDefault();
    words[next]?.querySelector('a')?.focus();
    if (opened === undefined) return;
    const { href, groups = [] } = items[next] ?? {};
    show(groups.length > 0 ? href : undefined);
  };
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
            isReplacing={opened === item.href && last.isReplacing}
            onShow={show}
            onHover={pointAt}
            onWordKey={moveByArrow}
            allLabel={allLabel(item.label)}
            toggleLabel={toggleLabel(item.label)}
          />
        ))}
      </HeaderNavList>
    </nav>
  );
}
