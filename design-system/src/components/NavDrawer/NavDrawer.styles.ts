/** Styles of the phone's menu: its sheet, and the two levels that slide in it. */
import { Content } from '@radix-ui/react-dialog';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType, headingType, longWords } from '../../foundation/typeStyles.ts';
import { panelStyle } from '../Drawer/Drawer.styles.ts';

/** A whole phone; on a tablet a panel at its side. */
export const MenuSheet = styled(Content)`
  ${panelStyle}
  &[data-side='start'] {
    inline-size: 100%;
    overflow: hidden;
    ${media.tablet} {
      inline-size: 400px;
    }
  }
`;

export const Levels = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 0;
`;

export const Level = styled.div`
  position: absolute;
  inset: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block-end: var(--space-24);
  transition:
    transform var(--motion-slide) var(--motion-easing),
    visibility 0s;
  &[inert] {
    visibility: hidden;
    transform: translateX(-100%);
    transition-delay: 0s, var(--motion-slide);
  }
  &[data-level='2'][inert] {
    transform: translateX(100%);
  }
  &:dir(rtl)[inert] {
    transform: translateX(100%);
  }
  &:dir(rtl)[data-level='2'][inert] {
    transform: translateX(-100%);
  }
`;

export const LevelHead = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  min-block-size: var(--size-header-phone);
  padding-inline: calc(var(--space-16) - 11px);
  background: var(--color-sheet);
  & > :last-child {
    justify-self: end;
  }
  ${media.low} {
    position: static;
  }
`;

export const BackButton = styled.button`
  ${bodyType}
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--space-12);
  min-block-size: var(--size-control-small);
  padding-inline: 11px;
`;

export const LevelBody = styled.div`
  padding-inline: var(--space-16);
`;

export const LevelTitle = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-16);
  padding-block: var(--space-4) var(--space-8);
  & > h2 {
    ${headingType}
    ${longWords}
    min-inline-size: 0;
    outline: none;
  }
`;

export const Foot = styled.div`
  ${bodyType}
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  min-block-size: 64px;
  padding-inline: var(--space-16);
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid var(--color-hairline);
  & > * {
    display: inline-flex;
    align-items: center;
    gap: var(--space-12);
    min-block-size: var(--size-control-small);
    text-decoration: none;
  }
`;
