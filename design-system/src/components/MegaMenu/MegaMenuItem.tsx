/** MegaMenuItem: one entry: its name, the button that opens it by keys, and its panel. */
import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../icons/Icon.tsx';
import { HeaderNavLink } from '../HeaderNav/HeaderNav.styles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { MegaMenuEntry } from './megaMenuEntry.ts';
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
  item: { href, label, isCurrent, groups, aside },
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
      {hasPanel && (
        <MenuPanel ref={panel} id={panelId} hidden={!isOpen} data-menu-panel>
          <MenuColumns>
            <MenuGroups>
              <MenuAll>
                <MenuLink href={href} data-is-all onClick={() => onShow(undefined)}>
                  {allLabel}
                </MenuLink>
              </MenuAll>
              {groups.map(({ title, links }, at) => (
                <div key={title}>
                  <MenuGroupTitle id={`${panelId}-${String(at)}`}>{title}</MenuGroupTitle>
                  <MenuLinks aria-labelledby={`${panelId}-${String(at)}`}>
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
                </div>
              ))}
            </MenuGroups>
            {aside && <MenuAside>{aside}</MenuAside>}
          </MenuColumns>
        </MenuPanel>
      )}
    </li>
  );
}
