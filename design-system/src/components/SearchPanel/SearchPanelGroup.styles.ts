/** Styles of a search panel's groups and rows. */
import { styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import {
  bodyType,
  longWords,
  sectionType,
  smallCapsType,
  smallType,
} from '../../foundation/typeStyles.ts';

export const GroupHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-16);
  min-block-size: var(--size-control-small);
  & > [data-is-title] {
    ${smallCapsType}
    color: var(--color-muted);
  }
  & > span:not([data-is-title]) {
    ${smallType}
    color: var(--color-muted);
  }
`;

/** Buttons stand beside the options, since a listbox may hold nothing else. */
export const RowsWithButtons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
`;

export const Rows = styled.div`
  display: grid;
  align-content: start;
  min-inline-size: 0;
  &[data-kind='products'] {
    gap: var(--space-16) var(--space-48);
    ${media.belowDesktop} {
      & > :nth-child(n + 5) {
        display: none;
      }
    }
  }
  &[data-kind='seen'] {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 2px;
  }
  ${media.tablet} {
    &[data-kind='products'],
    &[data-kind='popular'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-kind='products'] {
      row-gap: 20px;
    }
    &[data-kind='seen'] {
      gap: var(--space-8);
    }
  }
`;

export const Row = styled(Link)`
  ${bodyType}
  ${longWords}
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-block-size: var(--size-control-small);
  text-decoration: none;
  color: var(--color-ink);
  /* The tint of the active row reaches beyond its text. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0 calc(-1 * var(--space-16));
    border-inline-start: 2px solid transparent;
  }
  isolation: isolate;
  &[aria-selected='true']::before {
    background: var(--color-accent-tint);
    border-color: var(--color-accent);
  }
  ${media.canHover} {
    &:hover::before {
      background: var(--color-accent-tint);
    }
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
  [data-kind='popular'] > & {
    ${sectionType}
    min-block-size: 52px;
    ${media.desktop} {
      min-block-size: 60px;
    }
  }
  [data-kind='products'] > & {
    gap: var(--space-16);
  }
  [data-kind='seen'] > &::before {
    inset: 0;
    z-index: 1;
    background: none;
    border: 0;
  }
  [data-kind='seen'] > &[aria-selected='true']::before {
    outline: 2px solid var(--color-accent);
    outline-offset: -2px;
  }
`;

/** The part that was typed: it must not touch the next letter. */
export const Mark = styled.span`
  padding-block: 2px;
  background: var(--color-accent-tint);
  color: var(--color-accent-deep);
  [aria-selected='true'] & {
    background: var(--color-accent-wash);
  }
`;

export const RowCount = styled.span`
  ${smallType}
  flex: none;
  margin-inline-start: auto;
  color: var(--color-muted);
`;

export const RowPicture = styled.span`
  flex: none;
  inline-size: 72px;
  [data-kind='seen'] & {
    inline-size: 100%;
  }
  ${media.desktop} {
    inline-size: 88px;
  }
`;

export const RowText = styled.span`
  display: grid;
  min-inline-size: 0;
`;

export const RemoveButton = styled.button`
  display: grid;
  place-items: center;
  inline-size: var(--size-control-small);
  block-size: var(--size-control-small);
  color: var(--color-muted);
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const GroupNote = styled.p`
  ${smallType}
  padding-block-start: var(--space-8);
  color: var(--color-muted);
`;

export const MoreLink = styled.div`
  padding-block-start: var(--space-24);
  ${media.belowDesktop} {
    display: grid;
  }
`;
