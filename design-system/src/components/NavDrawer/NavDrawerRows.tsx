/** NavDrawerRows: the rows and pictures of a level of the phone's menu. */
import type { MouseEvent } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { ProductPicture } from '../ProductPicture/ProductPicture.tsx';
import type { NavDrawerItem, NavDrawerLink, NavDrawerPicture } from './navDrawerItem.ts';
import {
  Count,
  Dot,
  Items,
  LargeButton,
  LargeLink,
  PictureLink,
  Pictures,
  SmallLink,
} from './NavDrawerRows.styles.ts';

const currentOf = (isCurrent: boolean | undefined) => (isCurrent ? 'true' : undefined);

type LargeRowsProps = {
  readonly items: readonly NavDrawerItem[];
  readonly onOpen: (href: string, opener: HTMLElement) => void;
  readonly onFollow: (event: MouseEvent<HTMLElement>) => void;
};

/** The first level: links, and buttons that open what is below them. */
export function LargeRows({ items, onOpen, onFollow }: LargeRowsProps) {
  const open = (href: string) => (event: MouseEvent<HTMLElement>) =>
    onOpen(href, event.currentTarget);
  return (
    <Items role="list">
      {items.map(({ href, label, isCurrent, level }) => (
        <li key={href}>
          {level && level.links.length > 0 ? (
            <LargeButton type="button" onClick={open(href)} aria-current={currentOf(isCurrent)}>
              {label}
              <span data-is-at-end>
                <Icon name="chevron-end" size="20" />
              </span>
            </LargeButton>
          ) : (
            <LargeLink href={href} onClick={onFollow} aria-current={currentOf(isCurrent)}>
              {label}
            </LargeLink>
          )}
        </li>
      ))}
    </Items>
  );
}

type SmallRowsProps = {
  readonly links: readonly NavDrawerLink[];
  readonly onFollow: (event: MouseEvent<HTMLElement>) => void;
};

/** The second level: links with how much is behind them. */
export function SmallRows({ links, onFollow }: SmallRowsProps) {
  return (
    <Items role="list">
      {links.map(({ href, label, isCurrent, count, lang, channel }) => (
        <li key={href}>
          <SmallLink
            href={href}
            lang={lang}
            hrefLang={lang}
            onClick={onFollow}
            aria-current={currentOf(isCurrent)}
          >
            {channel && <Dot data-market={channel} />}
            <span>{label}</span>
            {count !== undefined && <Count data-is-at-end>{count}</Count>}
          </SmallLink>
        </li>
      ))}
    </Items>
  );
}

type PictureRowsProps = {
  readonly pictures: readonly NavDrawerPicture[];
  readonly onFollow: (event: MouseEvent<HTMLElement>) => void;
};

/** Each picture with its words is one link. */
export function PictureRows({ pictures, onFollow }: PictureRowsProps) {
  if (pictures.length === 0) return null;
  return (
    <Pictures role="list">
      {pictures.map(({ href, title, text, image, clothColour }) => (
        <li key={href}>
          <PictureLink href={href} onClick={onFollow}>
            <ProductPicture image={image && { ...image, alt: '' }} clothColour={clothColour} />
            <span>
              <b>{title}</b>
              {text !== undefined && <span>{text}</span>}
            </span>
          </PictureLink>
        </li>
      ))}
    </Pictures>
  );
}
