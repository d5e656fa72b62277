/**
 * Layout of the account's pages: rows between hairlines from desktop width, chips in a line on a
 * phone.
 */
import { css, styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { scrollFade } from '../../foundation/scrollFade.ts';
import { bodyType } from '../../foundation/typeStyles.ts';

export const AccountNavRoot = styled.nav`
  min-inline-size: 0;
  ${media.print} {
    display: none;
  }
`;

export const AccountNavTitle = styled.div`
  padding-block-end: var(--space-8);
  ${media.belowDesktop} {
    display: none;
  }
`;

// On a phone the line of chips extends past the page's margin, as the rules of a list do.
export const AccountNavList = styled.ul`
  ${media.belowDesktop} {
    position: relative;
    display: flex;
    gap: var(--space-8);
    margin-inline: calc(-1 * var(--layout-margin));
    padding: 5px 0 5px var(--layout-margin);
    scroll-padding-inline: var(--layout-margin) var(--space-48);
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    & > li {
      flex: none;
    }
    ${scrollFade}
    ${media.forcedColors} {
      &::after {
        display: none;
      }
    }
  }
  ${media.desktop} {
    & > li {
      border-block-start: 1px solid var(--color-hairline);
    }
  }
`;

const rowStyle = css`
  ${bodyType}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
  text-decoration: none;
  transition: color var(--motion-colour) var(--motion-easing);
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
    }
  }
  &[aria-current] {
    color: var(--color-accent);
    font-weight: var(--font-weight-medium);
  }
  ${media.belowDesktop} {
    min-block-size: var(--size-control-small);
    padding-inline: var(--space-16);
    border: 1px solid var(--color-edge);
    border-radius: var(--radius-control);
    white-space: nowrap;
    & > svg {
      display: none;
    }
    &[aria-current] {
      border-color: var(--color-accent);
      background: var(--color-accent-tint);
      color: var(--color-accent-deep);
    }
    ${media.forcedColors} {
      &[aria-current] {
        border-width: 3px;
      }
    }
  }
  ${media.desktop} {
    inline-size: 100%;
    min-block-size: 48px;
    padding-block: var(--space-8);
    overflow-wrap: anywhere;
    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;

export const AccountNavLink = styled(Link)`
  ${rowStyle}
`;

export const AccountNavButton = styled.button`
  ${rowStyle}
  color: var(--color-muted);
`;
