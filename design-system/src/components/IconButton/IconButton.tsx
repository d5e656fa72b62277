/** IconButton: an icon that performs an action, with an accessible name. */
import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/iconPaths.ts';
import { media } from '../../foundation/media.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { CountBadge } from '../CountBadge/CountBadge.tsx';
import { Link, type LinkProps } from '../../foundation/LinkProvider.tsx';

export const iconButtonStyle = css`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: var(--size-control-small);
  block-size: var(--size-control-small);
  color: var(--color-ink);
  border-radius: var(--radius-control);
  transition: color var(--motion-colour) var(--motion-easing);
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
    }
  }
  &[data-emphasis='outlined'] {
    inline-size: var(--size-control);
    block-size: var(--size-control);
    border: 1px solid var(--color-ink);
  }
  &[data-is-pressed] {
    color: var(--color-accent);
  }
  /* aria-disabled retains the focus of a user who has just reached the limit with it. */
  &:disabled,
  &[aria-disabled='true'] {
    color: var(--color-edge);
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &:disabled,
    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
  /* The icon keeps its position, and the number has the space it needs after it. */
  &:has(> [data-is-count]) {
    display: inline-flex;
    align-items: center;
    inline-size: auto;
    min-inline-size: var(--size-control-small);
    padding-inline-start: calc((var(--size-control-small) - 22px) / 2);
  }
`;

const Root = styled.button`
  ${iconButtonStyle}
`;

const LinkRoot = styled(Link)`
  ${iconButtonStyle}
`;

type Appearance = {
  /** Name of the icon; it is drawn 22 px wide. */
  readonly icon: IconName;
  /** Its accessible name. */
  readonly label: string;
  /** A number on the icon; announced only if the label includes it. */
  readonly count?: number;
};

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> &
  Appearance & {
    /** `outlined` is used beside a large button. */
    readonly emphasis?: 'plain' | 'outlined';
    /** For a toggle button: favourite. */
    readonly isPressed?: boolean;
  };

/** A 44 px target with a 22 px icon. */
export function IconButton({
  icon,
  label,
  count,
  emphasis = 'plain',
  isPressed,
  type = 'button',
  ...native
}: IconButtonProps) {
  return (
    <Root
      {...native}
      type={type}
      aria-pressed={isPressed}
      data-emphasis={emphasis}
      data-is-pressed={isPressed || undefined}
    >
      <Icon name={icon} size="22" isFilled={isPressed} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {count !== undefined && <CountBadge count={count} />}
    </Root>
  );
}

export type IconLinkProps = Omit<LinkProps, 'children' | 'aria-label'> &
  Appearance & { readonly href: string };

/** The same for navigation: account, favourites, cart. */
export function IconLink({ icon, label, count, ...native }: IconLinkProps) {
  return (
    <LinkRoot {...native}>
      <Icon name={icon} size="22" />
      <VisuallyHidden>{label}</VisuallyHidden>
      {count !== undefined && <CountBadge count={count} />}
    </LinkRoot>
  );
}
