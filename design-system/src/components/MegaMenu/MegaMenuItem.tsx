/** MegaMenuItem: one entry: its name, the button that opens it by keys, and its panel. */
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { HeaderNavLink } from '../HeaderNav/HeaderNav.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { MenuName, MenuScrim, MenuToggle } from './MegaMenu.styles.ts';
import { MegaMenuPanel } from './MegaMenuPanel.tsx';
import type { MegaMenuEntry } from './megaMenuEntry.ts';

export interface MegaMenuItemProps {
  readonly item: MegaMenuEntry;
  readonly isOpen: boolean;
  /** Opened in place of another: the plane stays, and only its content changes. */
  readonly isReplacing: boolean;
  readonly onShow: (href: string | undefined) => void;
  readonly onHover: (href: string | undefined) => void;
  /** A key on the name or its button. */
  readonly onWordKey: (event: KeyboardEvent) => void;
  readonly allLabel: string;
  readonly toggleLabel: string;
}

const currentOf = (isCurrent: boolean | undefined) => (isCurrent ? 'true' : undefined);

/** A link; where there are categories, with a panel that stays in the page. */
export function MegaMenuItem({
  item,
  isOpen,
  isReplacing,
  onShow,
  onHover,
  onWordKey,
  allLabel,
  toggleLabel,
}: MegaMenuItemProps) {
  const { href, label, isCurrent, groups } = item;
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const pointer = useRef('');
  const hasPanel = groups !== undefined && groups.length > 0;
  const openAtTap = (event: MouseEvent) => {
    // A finger cannot rest on a name: its first tap opens.
    if (hasPanel && pointer.current === 'touch' && !isOpen) {
      event.preventDefault();
      onShow(href);
    } else onShow(undefined);
    pointer.current = '';
  };
  const openByKey = (event: KeyboardEvent) => {
    onWordKey(event);
    const isOnLink = event.target instanceof HTMLAnchorElement;
    if (!hasPanel || !(event.key === 'ArrowDown' || (event.key === ' ' && isOnLink))) return;
    event.preventDefault();
    if (isOpen && event.key === 'ArrowDown') panel.current?.querySelector('a')?.focus();
    else onShow(isOpen ? undefined : href);
  };
  return (
    <li
      onPointerEnter={({ pointerType }) =>
        pointerType !== 'touch' && onHover(hasPanel ? href : undefined)
      }
    >
      <MenuName data-is-open={isOpen || undefined} data-menu-name onKeyDown={openByKey}>
        <HeaderNavLink
          href={href}
          aria-current={currentOf(isCurrent)}
          onPointerDown={({ pointerType }) => (pointer.current = pointerType)}
          onClick={openAtTap}
        >
          {label}
        </HeaderNavLink>
        {hasPanel && (
          <MenuToggle
            type="button"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => onShow(isOpen ? undefined : href)}
          >
            <Icon name="chevron-down" size="16" />
            <VisuallyHidden>{toggleLabel}</VisuallyHidden>
          </MenuToggle>
        )}
      </MenuName>
      {hasPanel && isOpen && (
        <MenuScrim
          data-is-replacing={isReplacing || undefined}
          onClick={() => onShow(undefined)}
          onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onHover(undefined)}
        />
      )}
      {hasPanel && (
        <MegaMenuPanel
          ref={panel}
          id={panelId}
          item={item}
          isOpen={isOpen}
          isReplacing={isReplacing}
          allLabel={allLabel}
          onFollow={() => onShow(undefined)}
        />
      )}
    </li>
  );
}
