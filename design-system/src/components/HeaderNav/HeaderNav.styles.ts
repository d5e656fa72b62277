/** Styles of the main navigation, with panels under it or without. */
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { narrowDesktop } from '../../foundation/narrowDesktop.ts';
import { bodyType, smallType } from '../../foundation/typeStyles.ts';

export const HeaderNavList = styled.ul`
  ${bodyType}
  display: flex;
  flex-wrap: wrap;
  /*
   * Never narrower than the button after a name: it appears on focus and must not cover anything.
   */
  column-gap: clamp(24px, 2.2vw, var(--space-32));
  ${narrowDesktop} {
    ${smallType}
  }
`;

export const HeaderNavLink = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: var(--size-control-small);
  text-decoration: none;
  white-space: nowrap;
  transition: color var(--motion-colour) var(--motion-easing);
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 6px;
    border-block-end: 1px solid;
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--motion-fade) var(--motion-easing);
  }
  &[aria-current] {
    color: var(--color-accent);
    font-weight: var(--font-weight-medium);
  }
  &[aria-current]::after,
  [data-is-open] > &::after {
    transform: none;
  }
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
    }
    &:hover::after {
      transform: none;
    }
  }
`;
