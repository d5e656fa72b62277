/** Pagination: a link to more of a list, and numbered page links. */
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { bodyType, smallType } from '../../foundation/typeStyles.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';

const Root = styled.nav`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-16);
`;

const Count = styled.p`
  ${smallType}
  color: var(--color-muted);
`;

const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-16);
`;

const Pages = styled.ol`
  ${bodyType}
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-4);
`;

const Page = styled(Link)`
  display: grid;
  place-items: center;
  min-inline-size: var(--size-control-small);
  min-block-size: var(--size-control-small);
  padding-inline: var(--space-8);
  border: 1px solid transparent;
  text-decoration: none;
  &[aria-current] {
    background: var(--color-accent-tint);
    border-color: var(--color-accent);
    color: var(--color-accent-deep);
    font-weight: var(--font-weight-medium);
  }
  ${media.canHover} {
    &:hover {
      text-decoration: underline 1px;
    }
  }
`;

export type PageStep = {
  readonly href: string;
  /** On the button: "Visa fler". */
  readonly label: ReactNode;
  /** Called when the link is pressed, before it is followed. */
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

export type PageLink = {
  /** The number that is drawn, from 1. */
  readonly page: number;
  readonly href: string;
  /** For screen readers instead of the number: "Sida 3". */
  readonly label: string;
  /** The current page; drawn in a box and marked as current. */
  readonly isCurrent?: boolean;
};

export type PaginationProps = Omit<ComponentPropsWithRef<'nav'>, 'children'> & {
  /** The navigation's name for screen readers: "Sidor". */
  readonly label: string;
  /** Links to the page before; absent on the first. */
  readonly previous?: PageStep;
  /** Links to the page after, or adds it here; absent on the last. */
  readonly next?: PageStep;
  /** Every page by number; a single one is not shown. */
  readonly pages?: readonly PageLink[];
  /** How many of all are shown: "48 av 184 plagg". */
  readonly countLabel?: ReactNode;
};

/** Each page's `label` is for screen readers ("Sida 3"), its number is drawn. */
export function Pagination({
  label,
  previous,
  next,
  pages,
  countLabel,
  ...native
}: PaginationProps) {
  return (
    <Root aria-label={label} {...native}>
      {countLabel && <Count>{countLabel}</Count>}
      {(previous ?? next) && (
        <Steps>
          {previous && (
            <ButtonLink
              emphasis="outlined"
              rel="prev"
              href={previous.href}
              onClick={previous.onClick}
            >
              {previous.label}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink emphasis="outlined" rel="next" href={next.href} onClick={next.onClick}>
              {next.label}
            </ButtonLink>
          )}
        </Steps>
      )}
      {pages && pages.length > 1 && (
        <Pages>
          {pages.map(({ page, href, label: words, isCurrent }) => (
            <li key={page}>
              <Page href={href} aria-label={words} aria-current={isCurrent ? 'page' : undefined}>
                {page}
              </Page>
            </li>
          ))}
        </Pages>
      )}
    </Root>
  );
}
