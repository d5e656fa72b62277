/** ListBar: a list's filters, count and order, above it. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, smallType } from '../../foundation/typeStyles.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/iconPaths.ts';

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--space-8);
  min-block-size: 60px;
  padding-block: 7px;
  border-block: 1px solid var(--color-hairline);
  & > * {
    min-inline-size: 0;
  }
  ${media.belowDesktop} {
    flex-wrap: wrap;
    margin-inline: calc(-1 * var(--layout-margin));
    padding-inline: var(--layout-margin);
    & > :last-child {
      flex: 1000000 1 9rem;
      max-inline-size: max-content;
    }
  }
  ${media.desktop} {
    & > :last-child,
    & > :first-child > :first-child {
      flex: 1 0 0;
    }
    & > :last-child {
      display: flex;
      justify-content: end;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/**
 * One line high: the count wraps out of view where it does not fit, and is still announced. Padding
 * keeps the focus ring whole.
 */
const Lead = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
  block-size: calc(var(--size-control-small) + 12px);
  min-inline-size: min-content;
  padding: 6px;
  margin: -6px;
  overflow: hidden;
  ${media.desktop} {
    display: contents;
  }
`;

const Count = styled.p`
  ${smallType}
  margin-inline: auto;
  color: var(--color-muted);
  white-space: nowrap;
  ${media.desktop} {
    margin-inline: 0;
  }
`;

/**
 * Not there until the document has own sizes, which it has before the first paint; its place is kept
 * until the page runs.
 */
const Own = styled.div`
  min-block-size: 44px;
  margin-block-end: calc(-1 * var(--space-8));
  :root:not([data-own-sizes]) > * & {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: var(--space-8);
  ${media.belowDesktop} {
    flex-wrap: wrap;
    & > :last-child {
      flex: 1 1 6rem;
      min-inline-size: 0;
      max-inline-size: max-content;
    }
  }
  ${media.desktop} {
    gap: var(--space-24);
  }
`;

export type ListBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** A BarButton, or one for each width. */
  readonly filter: ReactNode;
  /** "184 plagg"; announced when it changes. */
  readonly count: ReactNode;
  /** A PerRow, or one for each width. */
  readonly perRow?: ReactNode;
  /** A Select with `emphasis="bar"`. */
  readonly sort: ReactNode;
  /**
   * A Switch for the visitor's own sizes, under the bar of a document with `data-own-sizes`.
   */
  readonly own?: ReactNode;
};

/**
 * 60 px between two rules, one line at every width: the count is hidden first, then the order is
 * truncated. Where text is so large that little of the order would be left, it takes a line of its
 * own.
 */
export function ListBar({ filter, count, perRow, sort, own, ...native }: ListBarProps) {
  return (
    <>
      <Root {...native}>
        <Lead>
          <div>{filter}</div>
          <Count role="status">{count}</Count>
        </Lead>
        <End>
          {perRow}
          {sort}
        </End>
      </Root>
      {own !== undefined && <Own>{own}</Own>}
    </>
  );
}

const Toggle = styled.button`
  ${bodyType}
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: var(--size-control-small);
  font-weight: var(--font-weight-medium);
  white-space: nowrap;
  transition: color var(--motion-colour) var(--motion-easing);
  ${media.desktop} {
    gap: var(--space-12);
  }
  @media (scripting: none) {
    display: none;
  }
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
    }
  }
`;

export type BarButtonProps = ComponentPropsWithRef<'button'> & {
  /** Name of the icon before the word; it is drawn 20 px wide. */
  readonly icon: IconName;
};

/** An icon and a word without a frame, for the bar; not there without scripts, which it needs. */
export function BarButton({ icon, type = 'button', children, ...native }: BarButtonProps) {
  return (
    <Toggle {...native} type={type}>
      <Icon name={icon} size="20" />
      <span>{children}</span>
    </Toggle>
  );
}
