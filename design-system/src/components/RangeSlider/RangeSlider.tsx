/** RangeSlider: a slider with two thumbs that selects a range. */
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useState,
} from 'react';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { planMove, planPage, planPress, type Range, topOf } from './planRange.ts';
import { RangeBars } from './RangeBars.tsx';
import { RangeField } from './RangeField.tsx';
import { RangeFields, RangeInput, RangeTrack } from './RangeSlider.styles.ts';

export type { Range } from './planRange.ts';

const isSame = (a: Range, b: Range): boolean => a.lowest === b.lowest && a.highest === b.highest;

export type RangeSliderProps = Omit<ComponentPropsWithRef<'fieldset'>, 'onChange' | 'children'> & {
  /** Name of the whole for screen readers: "Pris". */
  readonly legend: string;
  /**
   * In the unit of `format`: whole kronor, for example. Both ends are multiples of `step` from
   * `min`.
   */
  readonly min: number;
  /** In the same unit; where it is not on a step the scale extends to the next one. */
  readonly max: number;
  /** How far a thumb moves at a time, in the same unit; above 0. */
  readonly step: number;
  /** Both ends controlled by the caller; new ones move the thumbs. */
  readonly value: Range;
  /** Called at every step on the way. */
  readonly onChange?: (range: Range) => void;
  /** Called when a thumb has been released, moved by a key, or the line was pressed. */
  readonly onCommit: (range: Range) => void;
  /** A number as formatted: "1 000 kr". */
  readonly format: (value: number) => string;
  /** What a thumb announces: "från 1 000 kr"; by `format` by default. */
  readonly describe?: (end: keyof Range, value: number) => string;
  /**
   * Both as formatted together, "1 000–2 600 kr"; by `format` each by default. It describes the
   * whole to screen readers.
   */
  readonly formatRange?: (range: Range) => string;
  /** Name of the lower thumb: "Lägsta pris". */
  readonly lowestLabel: string;
  /** Name of the upper thumb: "Högsta pris". */
  readonly highestLabel: string;
  readonly fields: {
    /** Labels of the two fields: "Från", "Till". */
    readonly lowest: string;
    readonly highest: string;
    /** Within them, after the number: "kr". */
    readonly unit: string;
    /** A number as a field shows it and a plain form sends it, "1 000"; in digits by default. */
    readonly format?: (value: number) => string;
    /** What is typed as a number, undefined if it is none; digits by default. */
    readonly read?: (text: string) => number | undefined;
  };
  /** Names of the two numbers in a plain form. */
  readonly names?: { readonly lowest: string; readonly highest: string };
  /**
   * How much there is in parts of equal width from `min` to the last step, as bars above the line;
   * hidden from screen readers. An empty list reserves their space.
   */
  readonly bars?: readonly number[] | undefined;
};

/**
 * Two native ranges on one line, and two fields that do the same work; without scripts the fields
 * alone. The arrow keys move by a step, Page Up and Page Down by ten. The legend is visually hidden:
 * a heading beside it shows it.
 */
export function RangeSlider({
  legend,
  min,
  max,
  step,
  value,
  onChange,
  onCommit,
  format,
  formatRange,
  describe: describeEnd,
  lowestLabel,
  highestLabel,
  fields,
  names,
  bars,
  ...native
}: RangeSliderProps) {
  const sumId = useId();
  const describe = describeEnd ?? ((_: keyof Range, amount: number) => format(amount));
  const [draft, setDraft] = useState(value);
  const [given, setGiven] = useState(value);
  if (!isSame(given, value)) {
    setGiven(value);
    setDraft(value);
  }
  const limits = { min, max, step };
  const top = topOf(limits);
  const percent = (number: number) => ((number - min) / (top - min || 1)) * 100;
  const move = (next: Range) => {
    setDraft(next);
    if (!isSame(next, draft)) onChange?.(next);
  };
  const commit = () => {
    if (!isSame(draft, value)) onCommit(draft);
  };
  const turnPage = (event: KeyboardEvent, end: keyof Range) => {
    if (event.key === 'Enter') {
      // Enter would send the form that the slider is in, and load the page again.
      event.preventDefault();
      commit();
      return;
    }
    const next = planPage(draft, { end, key: event.key }, limits);
    if (!next) return;
    event.preventDefault();
    move(next);
  };
  const commitField = (end: keyof Range, amount: number) => {
    const within = Math.max(min, Math.min(top, amount));
    const next = planMove(draft, end, within);
    move(next);
    if (!isSame(next, value)) onCommit(next);
  };
  const press = ({ target, currentTarget, clientX }: MouseEvent<HTMLDivElement>) => {
    if (target !== currentTarget) return;
    const { left, right, width } = currentTarget.getBoundingClientRect();
    const fromStart =
      getComputedStyle(currentTarget).direction === 'rtl' ? right - clientX : clientX - left;
    const next = planPress(draft, fromStart / (width || 1), limits);
    move(next);
    // Keys continue from the pointer's position.
    currentTarget.querySelectorAll('input')[next.lowest === draft.lowest ? 1 : 0]?.focus();
    if (!isSame(next, value)) onCommit(next);
  };
  const ends = [
    { end: 'lowest', label: lowestLabel },
    { end: 'highest', label: highestLabel },
  ] as const;
  const variables = {
    '--range-start': `${String(percent(draft.lowest))}%`,
    '--range-end': `${String(100 - percent(draft.highest))}%`,
  } as CSSProperties;
  return (
    <Fieldset legend={legend} emphasis="hidden" aria-describedby={sumId} {...native}>
      <div>
        <VisuallyHidden id={sumId}>
          {formatRange ? formatRange(draft) : `${format(draft.lowest)}–${format(draft.highest)}`}
        </VisuallyHidden>
        {/* Keys move the thumbs; pressing the line is a pointer's short cut to the same. */}
        <RangeTrack style={variables} onClick={press} data-has-bars={bars ? '' : undefined}>
          {bars && <RangeBars bars={bars} range={draft} limits={limits} />}
          {ends.map(({ end, label }) => (
            <RangeInput
              key={end}
              type="range"
              min={min}
              max={top}
              step={step}
              value={draft[end]}
              aria-label={label}
              aria-valuetext={describe(end, draft[end])}
              // Where both are at the top only the lower one can move.
              data-is-above={(end === 'lowest' && percent(draft.lowest) > 50) || undefined}
              onChange={({ currentTarget }) =>
                move(planMove(draft, end, Number(currentTarget.value)))
              }
              onPointerUp={commit}
              onKeyDown={(event) => turnPage(event, end)}
              onKeyUp={commit}
              onBlur={commit}
            />
          ))}
        </RangeTrack>
        <RangeFields>
          {ends.map(({ end }) => (
            <RangeField
              key={end}
              label={fields[end]}
              unit={fields.unit}
              format={fields.format}
              read={fields.read}
              name={names?.[end]}
              value={draft[end]}
              onCommit={(amount) => commitField(end, amount)}
            />
          ))}
        </RangeFields>
      </div>
    </Fieldset>
  );
}
