/** Breadcrumbs: the path from the home page to the current page. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { smallType } from '../../foundation/typeStyles.ts';
import { TextLink } from '../TextLink/TextLink.tsx';

const List = styled.ol`
  ${smallType}
  display: flex;
  flex-wrap: wrap;
  /* Rows of 44 px to press, only as wide as their text. */
  margin-block: -12px;
  padding: 0;
  list-style: none;
  color: var(--color-muted);
  & > li {
    display: inline-flex;
    align-items: center;
    min-block-size: var(--size-control-small);
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: inherit;
  }
  & > li:not(:last-child)::after {
    content: '/' / '';
    padding-inline: var(--space-8);
  }
`;

type Crumb = { readonly href: string; readonly label: string };

export type BreadcrumbsProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** Name of the trail for screen readers. */
  readonly label: string;
  /** Links from the home page down to the page above this one: `href` and `label`, "Dam". */
  readonly crumbs: readonly Crumb[];
  /** This page, last and not a link. */
  readonly current?: string;
};

/** A trail of links; the page itself is marked as current. */
export function Breadcrumbs({ label, crumbs, current, ...native }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} {...native}>
      <List>
        {crumbs.map(({ href, label: words }) => (
          <li key={href}>
            <TextLink href={href} emphasis="quiet">
              {words}
            </TextLink>
          </li>
        ))}
        {current && <li aria-current="page">{current}</li>}
      </List>
    </nav>
  );
}
