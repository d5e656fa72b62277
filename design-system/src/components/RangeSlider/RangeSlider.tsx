/** RangeSlider: from one number to another. */
import { type ComponentPropsWithRef, type CSSProperties, useState } from 'react';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { RangeInput, RangeSum, RangeTrack } from './RangeSlider.styles.ts';

export type Range = { readonly lowest: number; readonly highest: number };

export type RangeSliderProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> & {
  readonly legend: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: Range;
  /** Called when a thumb has been let go or moved by a key. */
  readonly onCommit: (range: Range) => void;
  /** A number as it is read: "1 000 kr". */
  readonly format: (value: number) => string;
  readonly lowestLabel: string;
  readonly highestLabel: string;
  /** Names of the two values in a plain form. */
  readonly names?: { readonly lowest: string; readonly highest: string };
};

/** Two native ranges on one track, for keys, touch and a plain form alike; the thumbs never pass one another. */
export function RangeSlider({ legend, min, max, step, value, onCommit, format, lowestLabel, highestLabel, names, ...native }: RangeSliderProps) {
  const [draft, setDraft] = useState(value);
  const top = min + Math.ceil((max - min) / step) * step;
  const share = (number: number) => `${String(((number - min) / (top - min || 1)) * 100)}%`;
  const end = (number: number) => `${String(100 - ((number - min) / (top - min || 1)) * 100)}%`;
  const commit = () => {
    if (draft.lowest !== value.lowest || draft.highest !== value.highest) onCommit(draft);
  };
  const shared = { type: 'range', min, max: top, step, onPointerUp: commit, onKeyUp: commit, onBlur: commit } as const;
  return (
    <Fieldset legend={legend} emphasis="spoken" {...native}>
      <RangeSum aria-hidden>{`${format(draft.lowest)}–${format(draft.highest)}`}</RangeSum>
      <RangeTrack style={{ '--range-start': share(draft.lowest), '--range-end': end(draft.highest) } as CSSProperties}>
        <RangeInput
          {...shared}
          name={names?.lowest}
          aria-label={lowestLabel}
          aria-valuetext={format(draft.lowest)}
          value={draft.lowest}
          onChange={(event) => setDraft({ ...draft, lowest: Math.min(Number(event.currentTarget.value), draft.highest) })}
        />
        <RangeInput
          {...shared}
          name={names?.highest}
          aria-label={highestLabel}
          aria-valuetext={format(draft.highest)}
          value={draft.highest}
          onChange={(event) => setDraft({ ...draft, highest: Math.max(Number(event.currentTarget.value), draft.lowest) })}
        />
      </RangeTrack>
    </Fieldset>
  );
}
