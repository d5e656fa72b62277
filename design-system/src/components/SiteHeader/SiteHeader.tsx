/**
 * SiteHeader: the shop's header with its strip; hides on the way down, returns on the way up or
 * when the keyboard focuses it.
 */
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { narrowDesktop } from '../../foundation/narrowDesktop.ts';
import { useHeaderHiding } from './useHeaderHiding.ts';

const Root = styled.header`
  ${media.print} {
    display: none;
  }
  position: sticky;
  inset-block-start: 0;
  z-index: 40;
  background: var(--color-paper);
  transition: transform var(--motion-slide) var(--motion-easing);
  &[data-is-hidden] {
    transform: translateY(-100%);
  }
  /*
   * Keyboard focus shows it again; a button pressed by pointer is focused too, and must not keep it
   * shown.
   */
  &[data-is-hidden]:has(:focus-visible) {
    transform: none;
  }
  /* Both are paper: the edge separates the header from the page under it. */
  &[data-is-over-page]::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    border-block-end: 1px solid var(--color-hairline);
  }
  ${media.print} {
    position: static;
  }
  /* Without scripts nothing opens the menu of a phone: its words stand in a second row. */
  @media (scripting: none) {
    ${media.belowDesktop} {
      position: static;
      button {
        display: none;
      }
      & > div > :has(nav) {
        display: block;
        grid-area: 2 / 1 / auto / -1;
        padding: 0 11px;
      }
    }
  }
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  max-inline-size: var(--layout-container);
  min-block-size: var(--size-header-phone);
  margin-inline: auto;
  padding-inline: calc(var(--layout-margin) - 11px);
  ${media.desktop} {
    display: flex;
    column-gap: 2.4vw;
    /* The field gives way before the names of the menu wrap. */
    & > [data-is-search] {
      flex: 1;
      min-inline-size: 88px;
      max-inline-size: 208px;
      margin-inline-start: auto;
    }
    min-block-size: var(--size-header-desktop);
    padding-inline: var(--layout-margin) calc(var(--layout-margin) - 11px);
  }
  ${narrowDesktop} {
    column-gap: 14px;
    & > [data-is-search] {
      min-inline-size: 64px;
    }
  }
`;

const Start = styled.div`
  display: flex;
  ${media.desktop} {
    display: none;
  }
`;

const FromDesktop = styled.div`
  ${media.belowDesktop} {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  ${media.desktop} {
    gap: var(--space-4);
  }
`;

export type SiteHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'children'> & {
  /** A CampaignStrip, above the rest of the header. */
  readonly strip?: ReactNode;
  /** A Wordmark. */
  readonly logo: ReactNode;
  /** Below desktop width, before the logo: menu and search. */
  readonly menu: ReactNode;
  /** From desktop width: the main navigation. */
  readonly nav: ReactNode;
  /** From desktop width, after the navigation: a SearchField. */
  readonly search: ReactNode;
  /** The page has been scrolled away under it. */
  readonly isOverPage?: boolean;
  /** At the end: account, favourites, cart. */
  readonly actions: ReactNode;
  /** Under the header, or in its place on a phone: a SearchPanel. */
  readonly panel?: ReactNode;
};

/** 60 px on a phone, 88 on a desktop, below the strip. */
export function SiteHeader({
  strip,
  logo,
  menu,
  nav,
  search,
  actions,
  isOverPage = false,
  panel,
  ref,
  ...native
}: SiteHeaderProps) {
  const root = useObjectRef(ref);
  const isHidden = useHeaderHiding(root);
  return (
    <Root
      {...native}
      ref={root}
      data-is-hidden={isHidden || undefined}
      data-is-over-page={isOverPage || undefined}
    >
      {strip}
      <Bar>
        <Start>{menu}</Start>
        {logo}
        <FromDesktop>{nav}</FromDesktop>
        <FromDesktop data-is-search>{search}</FromDesktop>
        <Actions>{actions}</Actions>
      </Bar>
      {panel}
    </Root>
  );
}
