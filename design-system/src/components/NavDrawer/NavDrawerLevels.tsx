/** NavDrawerLevels: the two levels of the phone's menu, and its foot. */
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../icons/Icon.tsx';
import { Link } from '../../foundation/LinkProvider.tsx';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import type {
  NavDrawerFootLink,
  NavDrawerItem,
  NavDrawerLevel,
  NavDrawerMarket,
  NavDrawerPicture,
} from './navDrawerItem.ts';
import {
  BackButton,
  Foot,
  Level,
  LevelBody,
  LevelHead,
  Levels,
  LevelTitle,
} from './NavDrawer.styles.ts';
import { LargeRows, PictureRows, SmallRows } from './NavDrawerRows.tsx';
import { Dot } from './NavDrawerRows.styles.ts';

export type NavDrawerLevelsProps = {
  readonly title: string;
  readonly closeLabel: string;
  readonly logo?: ReactNode;
  readonly action?: ReactNode;
  readonly items: readonly NavDrawerItem[];
  readonly pictures?: readonly NavDrawerPicture[] | undefined;
  readonly footLink?: NavDrawerFootLink | undefined;
  readonly market?: NavDrawerMarket | undefined;
  readonly onOpenLevel?: ((href: string) => void) | undefined;
  readonly onClose: () => void;
  readonly onFollow: (event: MouseEvent<HTMLElement>) => void;
};

/** No address: the countries. */
const marketKey = '';

function levelAt(
  key: string | undefined,
  { items, market }: Pick<NavDrawerLevelsProps, 'items' | 'market'>,
): NavDrawerLevel | undefined {
  if (key === marketKey) return market?.level;
  const item = items.find(({ href }) => href === key);
  return item?.level && { ...item.level, title: item.label };
}

/** The open level; the last one stays drawn while it slides away. */
function useLevel(onOpenLevel: NavDrawerLevelsProps['onOpenLevel']) {
  const [isOpen, setOpen] = useState(false);
  const [key, setKey] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);
  return {
    isOpen,
    key,
    heading,
    open(next: string, from: HTMLElement) {
      opener.current = from;
      flushSync(() => {
        setKey(next);
        setOpen(true);
      });
      heading.current?.closest('[data-level]')?.scrollTo(0, 0);
      heading.current?.focus({ preventScroll: true });
      if (next !== marketKey) onOpenLevel?.(next);
    },
    back() {
      flushSync(() => setOpen(false));
      opener.current?.focus({ preventScroll: true });
    },
  };
}

/** Only the shown level is reached by keys and screen readers. */
export function NavDrawerLevels(props: NavDrawerLevelsProps) {
  const { title, closeLabel, logo, action, items, pictures, footLink, market, onClose, onFollow } =
    props;
  const titleId = useId();
  const { isOpen, key, heading, open, back } = useLevel(props.onOpenLevel);
  const level = levelAt(key, props);
  return (
    <>
      <Levels>
        <Level data-level="1" inert={isOpen}>
          <LevelHead>
            <CloseButton label={closeLabel} onClick={onClose} />
            <span>{logo}</span>
            <span>{action}</span>
          </LevelHead>
          <LevelBody>
            <nav aria-label={title}>
              <LargeRows items={items} onOpen={open} onFollow={onFollow} />
            </nav>
            <PictureRows pictures={pictures ?? []} onFollow={onFollow} />
          </LevelBody>
        </Level>
        <Level data-level="2" inert={!isOpen}>
          <LevelHead>
            <BackButton type="button" onClick={back}>
              <Icon name="chevron-start" size="20" />
              {title}
            </BackButton>
            <span />
            <CloseButton label={closeLabel} onClick={onClose} />
          </LevelHead>
          {level && (
            <LevelBody key={key}>
              <LevelTitle>
                <h2 ref={heading} id={titleId} tabIndex={-1}>
                  {level.title}
                </h2>
                {level.all && (
                  <TextLink href={level.all.href} emphasis="standalone" onClick={onFollow}>
                    {level.all.label}
                  </TextLink>
                )}
              </LevelTitle>
              <nav aria-labelledby={titleId}>
                <SmallRows links={level.links} onFollow={onFollow} />
              </nav>
              <PictureRows pictures={level.pictures ?? []} onFollow={onFollow} />
            </LevelBody>
          )}
        </Level>
      </Levels>
      {(footLink ?? market) && (
        <Foot>
          {footLink && (
            <Link href={footLink.href} onClick={onFollow}>
              <Icon name={footLink.icon} size="20" />
              {footLink.label}
            </Link>
          )}
          {market && (
            <button
              type="button"
              aria-haspopup="true"
              onClick={({ currentTarget }) => open(marketKey, currentTarget)}
            >
              <Dot data-market={market.channel} />
              {market.label}
              <Icon name="chevron-end" size="16" />
            </button>
          )}
        </Foot>
      )}
    </>
  );
}
