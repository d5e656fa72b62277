/** Breadcrumbs: the path from the home page to the current page. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { smallType } from '../../foundation/typeStyles.ts';
import { TextLink } from '../TextLink/TextLink.tsx';

export const breadcrumbOverflows = ['wrap', 'truncate'] as const;

/** Beside a button it takes the space that is left, and with large text a line of its own. */
const Root = styled.nav`
  &[data-overflow='truncate'] {
    flex: 1 1 14em;
    min-inline-size: 0;
    container-type: inline-size;
  }
`;

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
  /*
   * One after another gives up its space: the page itself, the middle, the step above the page, and
   * then the first, which is short. Where the page or its text is enlarged too little would remain,
   * and the steps wrap.
   */
  @media (min-width: 22em) {
    @container (min-width: 14em) {
      [data-overflow='truncate'] > & {
        flex-wrap: nowrap;
        white-space: nowrap;
        & > li {
          flex: 0 1e10 auto;
          min-inline-size: 4em;
        }
        & > li:nth-last-child(2) {
          flex-shrink: 1e5;
        }
        & > li:first-child {
          flex-shrink: 1;
        }
        & > li[aria-current] {
          flex-shrink: 1e15;
        }
        /* A step that has the focus is shown whole. */
        & > li:focus-within {
          flex-shrink: 0;
        }
        & a,
        & > li > span {
          display: block;
          min-block-size: 0;
          padding-block: 12px;
          overflow: hidden;
          text-overflow: ellipsis;
        }
      }
    }
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
  /**
   * Where there is no space for all of it: `wrap` to more lines (default), or `truncate` on one
   * line, the page itself first, then the steps in the middle; in less than 14em it wraps.
   */
  readonly overflow?: (typeof breadcrumbOverflows)[number];
};

/** A trail of links; the page itself is marked as current. Screen readers read every step whole. */
export function Breadcrumbs({
  label,
  crumbs,
  current,
  overflow = 'wrap',
  ...native
}: BreadcrumbsProps) {
  return (
    <Root aria-label={label} {...native} data-overflow={overflow}>
      <List>
        {crumbs.map(({ href, label: words }) => (
          <li key={href}>
            <TextLink href={href} emphasis="quiet">
              {words}
            </TextLink>
          </li>
        ))}
        {current && (
          <li aria-current="page">
            <span>{current}</span>
          </li>
        )}
      </List>
    </Root>
  );
}
