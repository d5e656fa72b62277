/** ListBar: above a list: what narrows it, how much there is, in which order. */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, smallType } from '../../foundation/typeStyles.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/iconPaths.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--space-12);
  min-block-size: 60px;
  padding-block: 7px;
  border-block: 1px solid var(--color-hairline);
  & > * { min-inline-size: 0; max-inline-size: 100%; }
  ${media.belowDesktop} { margin-inline: calc(-1 * var(--layout-margin)); padding-inline: var(--layout-margin); }
  ${media.desktop} {
    & > :first-child, & > :last-child { flex: 1 0 0; }
    & > :last-child { display: flex; justify-content: end; }
  }
  ${media.print} { display: none; }
`;

const Count = styled.p`
  ${smallType}
  color: var(--color-muted);
`;

export type ListBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** A BarButton, or one for each width. */
  readonly filter: ReactNode;
  /** "184 plagg"; spoken when it changes. */
  readonly count: ReactNode;
  /** A Select with `emphasis="bar"`. */
  readonly sort: ReactNode;
};

/** 60 px between two rules; what does not fit goes to a line of its own. */
export function ListBar({ filter, count, sort, ...native }: ListBarProps) {
  return (
    <Root {...native}>
      <div>{filter}</div>
      <Count role="status">{count}</Count>
      <div>{sort}</div>
    </Root>
  );
}

const Toggle = styled.button`
  ${bodyType}
  display: inline-flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: var(--size-control-small);
  font-weight: var(--font-weight-medium);
  transition: color var(--motion-colour) var(--motion-easing);
  ${media.canHover} {
    &:hover { color: var(--color-accent); }
  }
`;

export type BarButtonProps = ComponentPropsWithRef<'button'> & { readonly icon: IconName };

/** An icon and a word without a frame, for the bar. */
export function BarButton({ icon, type = 'button', children, ...native }: BarButtonProps) {
  return (
    <Toggle {...native} type={type}>
      <Icon name={icon} size="20" />
      <span>{children}</span>
    </Toggle>
  );
}
