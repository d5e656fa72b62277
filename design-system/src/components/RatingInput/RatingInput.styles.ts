/** Styles of choosing stars: all up to the hovered or chosen one are full, by CSS alone. */
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';

export const RatingRoot = styled.fieldset`
  ${bodyType}
  display: flex;
  flex-direction: column;
  gap: 6px;
`;

export const RatingLegend = styled.legend`
  font-weight: var(--font-weight-medium);
  margin-block-end: var(--space-4);
`;

/** The first star's strokes begin where the legend does, though its target is wider. */
export const RatingStars = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin-inline-start: -12px;
`;

export const RatingStar = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: var(--size-control-small);
  block-size: var(--size-control-small);
  border-radius: var(--radius-control);
  color: var(--color-accent);
  /* The radio covers its star: it is pressed and focused by itself. */
  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > svg {
    inline-size: 28px;
    block-size: 28px;
    transition: fill var(--motion-colour) var(--motion-easing);
  }
  &:has(:checked) > svg,
  &:has(~ [data-star] > :checked) > svg {
    fill: currentcolor;
  }
  ${media.canHover} {
    :has(> [data-star] > :enabled:hover) > &[data-star] > svg {
      fill: none;
    }
    :has(> [data-star] > :enabled:hover) > &:has(> :enabled:hover) > svg,
    :has(> [data-star] > :enabled:hover) > &:has(~ [data-star] > :enabled:hover) > svg {
      fill: currentcolor;
    }
  }
  [data-is-invalid] > & {
    color: var(--color-reduced);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  &:has(:disabled) {
    color: var(--color-muted);
  }
  & > input:disabled {
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &:has(:focus-visible) {
      outline-color: Highlight;
    }
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

export const RatingChoice = styled.span`
  margin-inline-start: var(--space-12);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  /* At the same position for every number of stars, with its space reserved while there is none. */
  ${media.belowDesktop} {
    flex-basis: 100%;
    min-block-size: 1lh;
  }
`;
