import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import {
  bodyType,
  displayType,
  headingType,
  leadType,
  sectionType,
  smallCapsType,
  smallType,
  titleType,
} from '../../foundation/typeStyles.ts';

export const Colours = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: var(--space-24) var(--space-16);
`;

export const Colour = styled.li`
  ${smallType}
  overflow-wrap: anywhere;
  & > span {
    display: block;
    block-size: 6rem;
    margin-block-end: var(--space-8);
    border: 1px solid var(--color-hairline);
  }
  & > small {
    ${smallType} display: block;
    color: var(--color-muted);
  }
  ${media.forcedColors} {
    & > span {
      forced-color-adjust: none;
    }
  }
`;

export const TypeRow = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-16);
  border-block-start: 1px solid var(--color-hairline);
  & > dt {
    ${smallType} color: var(--color-muted);
  }
  & > dd {
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    grid-template-columns: 9rem minmax(0, 1fr);
    align-items: baseline;
    column-gap: var(--space-24);
  }
`;

export const TypeSample = styled.dd`
  ${bodyType}
  &[data-step='display'] {
    ${displayType}
  }
  &[data-step='heading'] {
    ${headingType}
  }
  &[data-step='section'] {
    ${sectionType}
  }
  &[data-step='title'] {
    ${titleType}
  }
  &[data-step='lead'] {
    ${leadType}
  }
  &[data-step='small'] {
    ${smallType}
  }
  &[data-step='caps'] {
    ${smallCapsType}
  }
`;

export const Spaces = styled.dl`
  ${smallType}
  display: grid;
  gap: var(--space-8);
  & > div {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    align-items: center;
  }
  & > div > dd {
    overflow: clip;
  }
`;

export const Length = styled.span`
  display: block;
  block-size: var(--space-16);
  background: var(--color-accent);
  ${media.forcedColors} {
    background: CanvasText;
  }
`;
