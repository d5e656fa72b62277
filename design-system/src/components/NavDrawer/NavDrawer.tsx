/** NavDrawer: the main navigation on a phone. */
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { bodyType } from '../../foundation/typeStyles.ts';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Drawer, type DrawerProps } from '../Drawer/Drawer.tsx';

const Row = styled(Link)`
  ${bodyType}
  font-weight: var(--font-weight-medium);
  display: flex;
  align-items: center;
  min-block-size: 60px;
  border-block-end: 1px solid var(--color-hairline);
  text-decoration: none;
  &[aria-current] {
    color: var(--color-accent);
  }
`;

const SubRow = styled(Row)`
  min-block-size: var(--size-control-small);
  font-weight: var(--font-weight-regular);
  border: 0;
`;

/** Exposed as a list by Safari too, which drops the role of one without marks. */
const Items = styled.ul`
  nav > & {
    margin-block-start: var(--accordion-lift);
  }
`;

const After = styled.div`
  padding-block: var(--space-24);
`;

type NavDrawerLink = {
  readonly href: string;
  readonly label: string;
  /** Contains the current page; coloured, and marked as current. */
  readonly isCurrent?: boolean;
};

export type NavDrawerProps = Omit<DrawerProps, 'side' | 'footer' | 'title'> & {
  /** At the top; also the navigation's name for screen readers. */
  readonly title: string;
  /** The entries in order, each with its own address. */
  readonly items: readonly NavDrawerItem[];
  /** The first line within an opened part: everything in it. */
  readonly allLabel: (label: string) => string;
  /** Below the navigation: account, market. */
  readonly children?: ReactNode;
};

export type NavDrawerItem = NavDrawerLink & {
  /** Its categories, after a link to all of it; without any it is a plain link. */
  readonly items?: readonly NavDrawerLink[];
};

/** A drawer from the start whose parts open to their own lists; following a link closes it. */
export function NavDrawer({
  onClose,
  title,
  items,
  allLabel,
  children,
  ...drawer
}: NavDrawerProps) {
  return (
    <Drawer {...drawer} onClose={onClose} title={title} side="start">
      <nav aria-label={title}>
        <Items role="list">
          {items.map(({ href, label, isCurrent, items: inner }) => (
            <li key={href}>
              {inner && inner.length > 0 ? (
                <Disclosure summary={label}>
                  <Items role="list">
                    {[
                      {
                        href,
                        label: allLabel(label),
                        isCurrent: isCurrent === true && !inner.some((item) => item.isCurrent),
                      },
                      ...inner,
                    ].map((item) => (
                      <li key={item.href}>
                        <SubRow
                          href={item.href}
                          onClick={onClose}
                          aria-current={item.isCurrent ? 'true' : undefined}
                        >
                          {item.label}
                        </SubRow>
                      </li>
                    ))}
                  </Items>
                </Disclosure>
              ) : (
                <Row href={href} onClick={onClose} aria-current={isCurrent ? 'true' : undefined}>
                  {label}
                </Row>
              )}
            </li>
          ))}
        </Items>
      </nav>
      {children && <After>{children}</After>}
    </Drawer>
  );
}
