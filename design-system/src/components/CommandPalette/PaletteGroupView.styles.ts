/** Styles of a command palette's groups and rows. */
import { css, styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import { marketColours } from '../MarketSelector/marketColours.ts';
import { bodyType, longWords, smallCapsType, smallType } from '../../foundation/typeStyles.ts';

export const GroupTitle = styled.span`
  ${smallCapsType}
  display: block;
  padding: var(--space-16) var(--space-24) var(--space-4);
  color: var(--color-muted);
`;

const row = css`
  ${bodyType}
  display: flex;
  align-items: center;
  gap: var(--space-12);
  inline-size: 100%;
  min-block-size: 48px;
  padding-inline: 22px var(--space-24);
  border-inline-start: 2px solid transparent;
  text-align: start;
  text-decoration: none;
  color: var(--color-ink);
  &[aria-selected='true'] {
    background: var(--color-accent-tint);
    border-color: var(--color-accent);
  }
  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const LinkRow = styled(Link)`
  ${row}
`;

export const ActionRow = styled.button`
  ${row}
`;

/** As wide as a picture, so that the words of all rows begin at one line. */
export const RowSign = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 32px;
  & > [data-is-picture] {
    inline-size: 32px;
    block-size: 40px;
    overflow: hidden;
  }
`;

export const Dot = styled.span`
  inline-size: 10px;
  block-size: 10px;
  border-radius: 50%;
  background: var(--color-accent);
  forced-color-adjust: none;
  ${marketColours}
`;

export const RowWords = styled.span`
  ${longWords}
  flex: 1;
  min-inline-size: 0;
  [aria-selected='true'] > & {
    color: var(--color-accent-deep);
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

export const RowAside = styled.span`
  ${smallType}
  flex: none;
  max-inline-size: 50%;
  text-align: end;
  color: var(--color-muted);
  & > * {
    justify-content: end;
  }
`;
