/** Styles of the rows of a phone's menu. */
import { css, styled } from 'styled-components';
import { Link } from '../../foundation/LinkProvider.tsx';
import { media } from '../../foundation/media.ts';
import {
  bodyType,
  longWords,
  sectionType,
  smallType,
  titleType,
} from '../../foundation/typeStyles.ts';
import { marketColours } from '../MarketSelector/marketColours.ts';

/** Exposed as a list by Safari too, which drops the role of one without marks. */
export const Items = styled.ul``;

const row = css`
  ${longWords}
  display: flex;
  align-items: center;
  gap: var(--space-12);
  inline-size: 100%;
  text-align: start;
  text-decoration: none;
  color: var(--color-ink);
  &[aria-current] {
    color: var(--color-accent);
    ${media.forcedColors} {
      text-decoration: underline 1px;
      text-underline-offset: 4px;
    }
  }
  & > [data-is-at-end] {
    flex: none;
    margin-inline-start: auto;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const large = css`
  ${sectionType}
  ${row}
  min-block-size: 52px;
`;

export const LargeLink = styled(Link)`
  ${large}
`;

export const LargeButton = styled.button`
  ${large}
`;

export const SmallLink = styled(Link)`
  ${bodyType}
  ${row}
  min-block-size: 48px;
  li + li > & {
    border-block-start: 1px solid var(--color-hairline);
  }
`;

export const Count = styled.span`
  ${smallType}
  color: var(--color-muted);
`;

export const Dot = styled.span`
  flex: none;
  inline-size: 12px;
  block-size: 12px;
  border-radius: 50%;
  forced-color-adjust: none;
  ${marketColours}
`;

export const Pictures = styled.ul`
  margin-block-start: var(--space-16);
  & > li {
    padding-block: var(--space-12);
    border-block-start: 1px solid var(--color-hairline);
  }
`;

export const PictureLink = styled(Link)`
  display: grid;
  grid-template-columns: 80px minmax(0, 1fr);
  align-items: center;
  gap: var(--space-16);
  min-block-size: 100px;
  text-decoration: none;
  &:focus-visible {
    outline-offset: -2px;
  }
  & > span > b {
    ${titleType}
    ${longWords}
    display: block;
  }
  & > span > span {
    ${smallType}
    display: block;
    color: var(--color-muted);
  }
`;
