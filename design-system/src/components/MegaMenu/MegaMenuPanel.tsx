/** MegaMenuPanel: what an entry has, in columns on a sheet under the header. */
import type { Ref } from 'react';
import {
  MenuAll,
  MenuAside,
  MenuColumns,
  MenuGroups,
  MenuGroupTitle,
  MenuLink,
  MenuLinks,
  MenuPanel,
} from './MegaMenu.styles.ts';
import type { MegaMenuEntry, MegaMenuGroup } from './megaMenuEntry.ts';

export interface MegaMenuPanelProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Of the panel; those of its titles begin with it. */
  readonly id: string;
  readonly item: MegaMenuEntry;
  readonly isOpen: boolean;
  /** Opened in place of another: only the content fades. */
  readonly isReplacing: boolean;
  readonly allLabel: string;
  readonly onFollow: () => void;
}

interface GroupProps {
  readonly group: MegaMenuGroup;
  readonly titleId: string;
  readonly onFollow: () => void;
}

function Group({ group: { title, links }, titleId, onFollow }: GroupProps) {
  return (
    <>
      <MenuGroupTitle id={titleId}>{title}</MenuGroupTitle>
      <MenuLinks aria-labelledby={titleId}>
        {links.map(({ href, label, isCurrent }) => (
          <li key={href}>
            <MenuLink href={href} aria-current={isCurrent ? 'true' : undefined} onClick={onFollow}>
              {label}
            </MenuLink>
          </li>
        ))}
      </MenuLinks>
    </>
  );
}

/** Stays in the page while it is closed, so that its links can be found. */
export function MegaMenuPanel({
  ref,
  id,
  item: { href, groups, note, aside },
  isOpen,
  isReplacing,
  allLabel,
  onFollow,
}: MegaMenuPanelProps) {
  const [first, ...further] = groups ?? [];
  const titleIdOf = (at: number) => `${id}-${String(at)}`;
  return (
    <MenuPanel
      ref={ref}
      id={id}
      hidden={!isOpen}
      data-menu-panel
      data-is-replacing={isReplacing || undefined}
    >
      <MenuColumns>
        {first && (
          <div data-is-first>
            <Group group={first} titleId={titleIdOf(0)} onFollow={onFollow} />
            <MenuAll>
              <MenuLink href={href} data-is-all onClick={onFollow}>
                {allLabel}
              </MenuLink>
              {note}
            </MenuAll>
          </div>
        )}
        <MenuGroups>
          {further.map((group, at) => (
            <div key={group.title}>
              <Group group={group} titleId={titleIdOf(at + 1)} onFollow={onFollow} />
            </div>
          ))}
        </MenuGroups>
        {aside && <MenuAside>{aside}</MenuAside>}
      </MenuColumns>
    </MenuPanel>
  );
}
