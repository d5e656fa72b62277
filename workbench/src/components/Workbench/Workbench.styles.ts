/** Layout of the workbench: three columns side by side, or stacked. */
import { css, styled } from 'styled-components';
import { bodyType, media, scrollFade, smallType } from '@solvik/design-system';

export const Root = styled.div`
  ${bodyType}
  /*
   * Sticky content of a grid's cell stays within that cell; in a column it stays in view all the
   * way.
   */
  display: flex;
  flex-direction: column;
  min-block-size: 100dvb;
  background: var(--color-paper);
  color: var(--color-ink);
  ${media.desktop} {
    display: grid;
    grid-template: 'top top top' minmax(
        4rem,
        auto
      ) 'notices notices notices' auto 'present present present' auto 'contents stage fields' minmax(
          0,
          1fr
        ) /
        14rem minmax(0, 1fr) 20rem;
    block-size: 100dvb;
  }
  ${media.wide} {
    grid-template-columns: 16.5rem minmax(0, 1fr) 22rem;
  }
`;

/** Stays in view while the parts below scroll, where the window is high enough for both. */
export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  background: var(--color-paper);
  ${media.low} {
    position: static;
  }
  ${media.desktop} {
    display: contents;
  }
`;

export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  padding: 4px 20px;
  border-block-end: 1px solid var(--color-hairline);
  ${media.desktop} {
    grid-area: top;
    flex-wrap: nowrap;
    gap: 12px;
    padding: 4px 20px;
  }
`;

export const Title = styled.div`
  min-inline-size: 0;
  & > * {
    row-gap: 0;
  }
  ${media.belowDesktop} {
    flex: 1 1 12rem;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  ${media.belowDesktop} {
    && :is(button, a) {
      padding-inline: 12px;
    }
  }
  ${media.desktop} {
    flex-wrap: nowrap;
    align-items: center;
    gap: 12px;
    & :is(button, a) {
      white-space: nowrap;
    }
  }
`;

/** Beside the title on a phone, where the rest has the row below. */
export const Back = styled.div`
  display: flex;
  flex: none;
  ${media.desktop} {
    gap: 12px;
    margin-inline-start: auto;
  }
`;

/** Below desktop width the parts are stacked: a link to each of them. */
export const Ways = styled.nav`
  display: flex;
  gap: 0 20px;
  padding-inline: 20px;
  border-block-end: 1px solid var(--color-hairline);
  ${smallType}
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: inherit;
  }
  ${media.desktop} {
    display: none;
  }
`;

/** Always in view; long notices scroll by themselves, and leave most of the space to the page. */
export const Notices = styled.div`
  max-block-size: 30dvb;
  overflow-y: auto;
  & [data-tone] {
    align-items: center;
    padding-block: 4px;
  }
  ${media.desktop} {
    grid-area: notices;
  }
`;

/** Scrolls with the rest: it may be read later. */
export const Present = styled.div`
  ${smallType}
  ${media.desktop} {
    grid-area: present;
  }
  & > :not(:empty) {
    padding: 4px 20px;
    background: var(--color-accent-tint);
  }
  ${media.forcedColors} {
    & > :not(:empty) {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }
  }
`;

/** Targets of jumps and of the focus are placed below the header. */
const reach = css`
  ${media.belowDesktop} {
    &,
    & * {
      scroll-margin-block-start: calc(var(--head-height, 12rem) + 8px);
    }
  }
  ${media.low} {
    &,
    & * {
      scroll-margin-block-start: 0;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Side = styled.div`
  ${reach}
  min-inline-size: 0;
  --ground: var(--color-sheet);
  padding: 16px 20px;
  background: var(--ground);
  overflow-y: auto;
  ${media.desktop} {
    &[data-side='contents'] {
      grid-area: contents;
      padding: 16px 0;
      border-inline-end: 1px solid var(--color-hairline);
    }
    &[data-side='fields'] {
      grid-area: fields;
      border-inline-start: 1px solid var(--color-hairline);
    }
  }
`;

export const Stage = styled.main`
  ${reach}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  background: var(--color-shade);
  container: stage / inline-size;
  ${media.desktop} {
    grid-area: stage;
    grid-template-rows: auto minmax(0, 1fr) auto;
    &[data-is-bare] {
      grid-template-rows: minmax(0, 1fr);
    }
  }
`;

/** One row, which scrolls sideways where it is longer than the stage. */
export const Bar = styled.div`
  --row-end: 12px;
  --apart: 8px;
  display: flex;
  align-items: end;
  gap: var(--apart);
  padding: 8px var(--row-end);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  scroll-padding-inline: var(--row-end) 48px;
  background: var(--color-paper);
  border-block-end: 1px solid var(--color-hairline);
  & > * {
    flex: none;
    white-space: nowrap;
  }
  ${scrollFade}
  &::after {
    inline-size: var(--row-end);
    margin-inline: calc(-1 * var(--apart)) calc(-1 * var(--row-end));
  }
  ${media.wide} {
    --row-end: 20px;
    --apart: 12px;
  }
`;

/** At the far end of the bar; its content can be reached elsewhere where it does not fit. */
export const BarEnd = styled.div`
  margin-inline-start: auto;
  @container stage (max-width: 46rem) {
    display: none;
  }
`;

export const Shown = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 16px 32px;
  padding: 16px 20px;
  overflow: auto;
  &[data-is-filled] {
    display: block;
  }
  /* All four channels are compared, so all are in view, as far as each is still legible. */
  &:has(> :nth-child(4)):not([data-is-filled]) {
    --narrowest: 9rem;
    display: grid;
    grid-template-columns: repeat(
      auto-fill,
      minmax(max(min(var(--narrowest), 100%), (100% - 3 * 16px) / 4), 1fr)
    );
    grid-auto-rows: minmax(min-content, 1fr);
    justify-items: center;
    gap: 16px;
    &[data-has-wide-frames] {
      --narrowest: 18rem;
    }
  }
`;

export const Foot = styled.div`
  padding: 12px 24px 16px;
  ${media.desktop} {
    padding-block: 8px;
  }
  background: var(--color-paper);
  border-block-start: 1px solid var(--color-hairline);
`;
