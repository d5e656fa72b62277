/** Styles of tabs: words on a rule, the chosen one on a line of its own. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { scrollFade } from '../../foundation/scrollFade.ts';
import { bodyType } from '../../foundation/typeStyles.ts';

/** The rule is as wide as the words, though what scrolls on it is wider. */
export const TabLine = styled.div`
  box-shadow: inset 0 -1px var(--color-hairline);
  ${media.forcedColors} {
    border-block-end: 1px solid CanvasText;
  }
`;

// Side by side on one line, also on a phone, where the line scrolls; there is space for the focus
// ring around the labels at its ends.
export const TabList = styled.div`
  --ring-space: 6px;
  position: relative;
  display: flex;
  margin-inline: calc(-1 * var(--ring-space));
  padding-inline: var(--ring-space);
  scroll-padding-inline: var(--ring-space);
  /* Closer to each other in a narrow column, before anything is out of sight. */
  --apart: clamp(var(--space-16), 7%, var(--space-32));
  gap: var(--apart);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  &[data-width='equal'] {
    --ring-space: 0px;
    --apart: 0px;
  }
  &[data-width='equal'] > * {
    flex: 1 0 auto;
    padding-inline: var(--space-16);
    justify-content: center;
  }
  ${media.belowDesktop} {
    &:not([data-width='equal']) {
      --apart: clamp(var(--space-16), 7%, var(--space-24));
    }
  }
  ${scrollFade}
  --row-end: var(--ring-space);
  scroll-padding-inline-end: var(--space-48);
  /* After the last label it takes no space, and leaves the line under it visible. */
  &::after {
    margin-inline-start: calc(-1 * var(--apart));
    margin-block-end: 2px;
  }
  &[data-width='equal']::after {
    margin-inline-start: calc(-1 * var(--space-24));
  }
  ${media.forcedColors} {
    &::after {
      display: none;
    }
  }
`;

export const Tab = styled.button`
  ${bodyType}
  position: relative;
  display: inline-flex;
  align-items: center;
  flex: none;
  min-block-size: var(--size-control);
  border-block: 2px solid transparent;
  white-space: nowrap;
  transition:
    color var(--motion-colour) var(--motion-easing),
    border-color var(--motion-colour) var(--motion-easing);
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
    }
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    content: '';
    position: absolute;
    inset: -2px calc(-1 * var(--ring-space));
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  &[aria-selected='true'] {
    color: var(--color-accent);
    border-block-end-color: currentcolor;
  }
  ${media.forcedColors} {
    border-block-color: Canvas;
    &:focus-visible::after {
      outline-color: Highlight;
    }
    &[aria-selected='true'] {
      color: Highlight;
      border-block-end-color: Highlight;
    }
  }
`;

export const TabPanel = styled.div`
  padding-block-start: var(--space-24);
  &:focus-visible {
    outline-offset: 0;
  }
  ${media.print} {
    &[hidden] {
      display: block;
    }
  }
`;
