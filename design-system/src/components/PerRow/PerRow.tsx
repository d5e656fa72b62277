/** PerRow: how many cards of a grid stand in a row, as figures to choose from. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { hiddenStyle } from '../../foundation/hiddenStyle.ts';
import { media } from '../../foundation/media.ts';
import { bodyType, smallType } from '../../foundation/typeStyles.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Root = styled.fieldset`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-inline-size: max-content;
  & > legend {
    ${smallType}
    float: inline-start;
    padding-inline-end: var(--space-8);
    color: var(--color-muted);
  }
  &[data-is-legend-hidden] > legend {
    ${hiddenStyle}
  }
  @media (scripting: none) {
    display: none;
  }
`;

const Figure = styled.label`
  ${bodyType}
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: var(--size-control-small);
  cursor: pointer;
  & > input {
    ${hiddenStyle}
  }
  &:has(:checked) {
    color: var(--color-accent);
    font-weight: var(--font-weight-medium);
  }
  &:has(:checked)::after {
    content: '';
    position: absolute;
    inset-inline: 8px;
    inset-block-end: 6px;
    border-block-end: 2px solid var(--color-accent);
  }
  ${media.canHover} {
    &:hover {
      color: var(--color-accent);
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  ${media.forcedColors} {
    &:has(:checked)::after {
      border-color: Highlight;
    }
  }
`;

export type PerRowProps = Omit<ComponentPropsWithRef<'fieldset'>, 'children'> & {
  /** "Per rad". */
  readonly legend: string;
  /** Where there is little space the legend is for screen readers alone. */
  readonly isLegendHidden?: boolean;
  /** Name of the inputs; unique on the page. */
  readonly name: string;
  readonly choices: readonly number[];
  /** Controlled by the caller. */
  readonly chosen: number;
  readonly onChoose: (count: number) => void;
  /** What a screen reader reads after the figure: "varor". */
  readonly unit: string;
};

/** Native radio buttons; without scripts, which remember the choice, nothing is shown. */
export function PerRow({
  legend,
  isLegendHidden = false,
  name,
  choices,
  chosen,
  onChoose,
  unit,
  ...native
}: PerRowProps) {
  return (
    <Root {...native} data-is-legend-hidden={isLegendHidden || undefined}>
      <legend>{legend}</legend>
      {choices.map((count) => (
        <Figure key={count}>
          <input
            type="radio"
            name={name}
            value={count}
            checked={count === chosen}
            onChange={() => onChoose(count)}
          />
          {count}
          <VisuallyHidden>{` ${unit}`}</VisuallyHidden>
        </Figure>
      ))}
    </Root>
  );
}
