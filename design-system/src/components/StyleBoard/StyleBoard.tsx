/** StyleBoard: the foundations as the page's channel has them: its colours, its steps of type and of space. */
import type { ComponentPropsWithRef } from 'react';
import { spaceSteps, stepValue } from '../../foundation/spaceSteps.ts';
import { tokenNames } from '../../tokens/generated/tokenNames.ts';
import { Colour, Colours, Length, Spaces, TypeRow, TypeSample } from './StyleBoard.styles.ts';

export const typeSteps = [
  'display',
  'heading',
  'section',
  'title',
  'lead',
  'body',
  'small',
  'caps',
] as const;
export type TypeStep = (typeof typeSteps)[number];

export type ColourBoardProps = Omit<ComponentPropsWithRef<'ul'>, 'children'> & {
  /**
   * The value of each colour in the page's channel, by its name without `color-`; shown below the
   * name.
   */
  readonly values?: Readonly<Record<string, string>>;
};

/** Every colour token as a plane over its name. */
export function ColourBoard({ values, ...native }: ColourBoardProps) {
  const names = tokenNames.flatMap((name) =>
    name.startsWith('color-') ? [name.slice('color-'.length)] : [],
  );
  return (
    <Colours {...native}>
      {names.map((name) => (
        <Colour key={name}>
          <span style={{ background: `var(--color-${name})` }} />
          {name}
          {values?.[name] !== undefined && <small>{values[name]}</small>}
        </Colour>
      ))}
    </Colours>
  );
}

export type TypeBoardProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  /** Sample text for each step, in the page's language. */
  readonly samples: Readonly<Record<TypeStep, string>>;
};

/** The steps of type from the largest on, each in a text of its own. */
export function TypeBoard({ samples, ...native }: TypeBoardProps) {
  return (
    <dl {...native}>
      {typeSteps.map((step) => (
        <TypeRow key={step}>
          <dt>{step}</dt>
          <TypeSample data-step={step}>{samples[step]}</TypeSample>
        </TypeRow>
      ))}
    </dl>
  );
}

export type SpaceBoardProps = Omit<ComponentPropsWithRef<'dl'>, 'children'>;

/** The steps of space, each as long as it is. */
export function SpaceBoard(native: SpaceBoardProps) {
  return (
    <Spaces {...native}>
      {spaceSteps.map((step) => (
        <div key={step}>
          <dt>{step}</dt>
          <dd>
            <Length style={{ inlineSize: stepValue(step) }} />
          </dd>
        </div>
      ))}
    </Spaces>
  );
}
