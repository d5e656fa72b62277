/** How tabs look: words on a rule, the chosen one on a line of its own. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';

// Side by side on one line, also on a phone, where the line scrolls.
export const TabList = styled.div`
  position: relative;
  display: flex;
  gap: var(--space-32);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--color-hairline);
  &[data-width='equal'] { gap: 0; }
  &[data-width='equal'] > * { flex: 1 0 auto; padding-inline: var(--space-16); justify-content: center; }
  ${media.belowDesktop} { gap: var(--space-24); }
`;

export const Tab = styled.button`
  ${bodyType}
  display: inline-flex;
  align-items: center;
  flex: none;
  min-block-size: var(--size-control);
  border-block: 2px solid transparent;
  white-space: nowrap;
  transition: color var(--motion-colour) var(--motion-easing), border-color var(--motion-colour) var(--motion-easing);
  ${media.canHover} { &:hover { color: var(--color-accent); } }
  &:focus-visible { outline-offset: -2px; }
  &[aria-selected='true'] { color: var(--color-accent); border-block-end-color: currentcolor; }
  ${media.forcedColors} {
    border-block-color: Canvas;
    &[aria-selected='true'] { color: Highlight; border-block-end-color: Highlight; }
  }
`;

export const TabPanel = styled.div`
  padding-block-start: var(--space-24);
  &:focus-visible { outline-offset: 0; }
  ${media.print} { &[hidden] { display: block; } }
`;
