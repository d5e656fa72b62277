/** SideNav: related pages, beside the current one, or collapsed into a line above it on a phone. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { bodyType, longWords } from '../../foundation/typeStyles.ts';
import { BelowDesktop, FromDesktop } from '../../layout/ShowFrom/ShowFrom.tsx';
import { Accordion, Disclosure } from '../Disclosure/Disclosure.tsx';

const Root = styled.nav`
  ${media.print} {
    display: none;
  }
`;

const List = styled.ul`
  ${bodyType}
  ${longWords}
  display: grid;
  & > li {
    min-inline-size: 0;
  }
`;

const Place = styled.span`
  ${longWords}
  min-inline-size: 0;
  & > span {
    color: var(--color-muted);
    font-weight: var(--font-weight-regular);
  }
`;

const Item = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: var(--size-control-small);
  text-decoration: none;
  & > span {
    border-block-end: 1px solid transparent;
  }
  &[aria-current] {
    color: var(--color-accent);
    font-weight: var(--font-weight-medium);
  }
  &[aria-current] > span {
    border-color: currentcolor;
  }
  ${media.forcedColors} {
    &:not([aria-current]) > span {
      border-color: Canvas;
    }
  }
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
    }
    &:hover > span {
      border-color: currentcolor;
    }
  }
`;

export type SideNavItem = {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  /**
   * The current page; below desktop width the collapsed line shows its label after the
   * navigation's.
   */
  readonly isCurrent?: boolean;
};

export type SideNavProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** The navigation's name for screen readers. */
  readonly label: string;
  /** The pages in order. */
  readonly items: readonly SideNavItem[];
};

/**
 * Links 44 px high, stacked from desktop width; below it one line that shows the current page and
 * expands, without scripts too.
 */
export function SideNav({ label, items, ...native }: SideNavProps) {
  const current = items.find(({ isCurrent }) => isCurrent);
  const list = (
    <List>
      {items.map(({ id, href, label: words, isCurrent }) => (
        <li key={id}>
          <Item href={href} aria-current={isCurrent ? 'page' : undefined}>
            <span>{words}</span>
          </Item>
        </li>
      ))}
    </List>
  );
  const summary = (
    <Place>
      {current ? <span>{label}: </span> : label}
      {current?.label}
    </Place>
  );
  return (
    <Root aria-label={label} {...native}>
      <BelowDesktop>
        {/* Another page has its own `details`, so that it is closed at first. */}
        <Accordion key={current?.id}>
          <Disclosure summary={summary}>{list}</Disclosure>
        </Accordion>
      </BelowDesktop>
      <FromDesktop>{list}</FromDesktop>
    </Root>
  );
}
