/** MegaMenuItem: one entry: its name, the button that opens it by keys, and its panel. */
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../icons/Icon.tsx';
import { HeaderNavLink } from '../HeaderNav/HeaderNav.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { MegaMenuEntry, MegaMenuGroup } from './megaMenuEntry.ts';
import {
  MenuAll,
  MenuAside,
  MenuColumns,
  MenuGroups,
  MenuGroupTitle,
  MenuLink,
  MenuLinks,
  MenuName,
  MenuPanel,
  MenuScrim,
  MenuToggle,
} from './MegaMenu.styles.ts';

export interface MegaMenuItemProps {
  readonly item: MegaMenuEntry;
  readonly isOpen: boolean;
  readonly onShow: (href: string | undefined) => void;
  readonly onHover: (href: string | undefined) => void;
  readonly allLabel: string;
  readonly toggleLabel: string;
}

const currentOf = (isCurrent: boolean | undefined) => (isCurrent ? 'true' : undefined);

/**
 * A link; where there are categories, with a panel that stays in the page so that its links can be
 * found.
 */
export function MegaMenuItem({
  item: { href, label, isCurrent, groups, note, aside },
  isOpen,
  onShow,
  onHover,
  allLabel,
  toggleLabel,
}: MegaMenuItemProps) {
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
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !hasPanel) return;
    event.preventDefault();
    flushSync(() => onShow(href));
    panel.current?.querySelector('a')?.focus();
  };
  const linksOf = ({ title, links }: MegaMenuGroup, at: number) => {
    const titleId = `${panelId}-${String(at)}`;
    return (
      <>
        <MenuGroupTitle id={titleId}>{title}</MenuGroupTitle>
        <MenuLinks aria-labelledby={titleId}>
          {links.map((link) => (
            <li key={link.href}>
              <MenuLink
                href={link.href}
                aria-current={currentOf(link.isCurrent)}
                onClick={() => onShow(undefined)}
              >
                {link.label}
              </MenuLink>
            </li>
          ))}
        </MenuLinks>
      </>
    );
  };
  return (
    <li
      onPointerEnter={({ pointerType }) =>
        pointerType !== 'touch' && onHover(hasPanel ? href : undefined)
      }
    >
      <MenuName data-is-open={isOpen || undefined} onKeyDown={openByArrow}>
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
          onClick={() => onShow(undefined)}
          onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onHover(undefined)}
        />
      )}
      {hasPanel && (
        <MenuPanel ref={panel} id={panelId} hidden={!isOpen} data-menu-panel>
          <MenuColumns>
            {groups.slice(0, 1).map((group) => (
              <div key={group.title} data-is-first>
                {linksOf(group, 0)}
                <MenuAll>
                  <MenuLink href={href} data-is-all onClick={() => onShow(undefined)}>
                    {allLabel}
                  </MenuLink>
                  {note}
                </MenuAll>
              </div>
            ))}
            <MenuGroups>
              {groups.slice(1).map((group, at) => (
                <div key={group.title}>{linksOf(group, at + 1)}</div>
              ))}
            </MenuGroups>
            {aside && <MenuAside>{aside}</MenuAside>}
          </MenuColumns>
        </MenuPanel>
      )}
    </li>
  );
}
