/** ColourChoices: colours to filter by, each a dot with its name below. */
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { hiddenStyle } from '../../foundation/hiddenStyle.ts';
import { media } from '../../foundation/media.ts';
import { smallType } from '../../foundation/typeStyles.ts';
import { NotedLabel } from '../VisuallyHidden/NotedLabel.tsx';
import { nameLength } from './nameLength.ts';

/** Six to a row, as many as fit where names are longer, fewer where words are large. */
const Root = styled.div`
  display: grid;
  --name: 2.75rem;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, max(var(--name), calc((100% - 5 * 4px) / 6))), 1fr)
  );
  gap: var(--space-8) 4px;
  &[data-names='middle'] {
    --name: 3.65rem;
  }
  &[data-names='long'] {
    --name: 4.5rem;
  }
`;

const Choice = styled.label`
  ${smallType}
  display: grid;
  grid-template-rows: 44px auto;
  justify-items: center;
  align-content: start;
  color: var(--color-muted);
  text-align: center;
  hyphens: manual;
  overflow-wrap: anywhere;
  cursor: pointer;
  & > input {
    ${hiddenStyle}
  }
  ${media.canHover} {
    &:hover {
      color: var(--color-ink);
    }
  }
  &:has(:checked) {
    color: var(--color-accent-deep);
    font-weight: var(--font-weight-medium);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
`;

const Dot = styled.span`
  place-self: center;
  inline-size: 26px;
  block-size: 26px;
  border: 1px solid color-mix(in srgb, var(--color-ink) 32%, transparent);
  border-radius: 50%;
  background: var(--swatch-colour, var(--color-sheet));
  forced-color-adjust: none;
  :checked + & {
    outline: 2px solid var(--color-accent);
    outline-offset: 3px;
  }
  ${media.forcedColors} {
    border-color: CanvasText;
    :checked + & {
      outline-color: Highlight;
    }
  }
`;

export type ColourChoice = {
  /** Unique in its group; in `chosen`, passed to `onToggle` and sent by a form. */
  readonly value: string;
  /** Its name; a soft hyphen shows where a long one may break. */
  readonly label: string;
  /** As CSS writes it; an empty ring until it is known. */
  readonly colour?: string | undefined;
  /** Announced after the name: how many there are. */
  readonly note?: string;
};

export type ColourChoicesProps = Omit<ComponentPropsWithRef<'div'>, 'onToggle' | 'children'> & {
  /** Name of every input in the form. */
  readonly name: string;
  readonly colours: readonly ColourChoice[];
  /** Values of the chosen colours; controlled by the caller. */
  readonly chosen: readonly string[];
  /** Called with a colour's value when it is chosen, and when it is no longer. */
  readonly onToggle: (value: string) => void;
};

/**
 * Native checkboxes within a fieldset that names them. The ring of a chosen colour never stands
 * alone: its name is deeper and heavier, too.
 */
export function ColourChoices({ name, colours, chosen, onToggle, ...native }: ColourChoicesProps) {
  return (
    <Root {...native} data-names={nameLength(colours.map(({ label }) => label))}>
      {colours.map(({ value, label, colour, note }) => (
        <Choice key={value}>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          <Dot aria-hidden style={{ '--swatch-colour': colour }} />
          <NotedLabel label={label} note={note} />
        </Choice>
      ))}
    </Root>
  );
}
