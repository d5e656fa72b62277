/** Timeline: previews a page at another moment; its scheduled changes are marked on it. */
import { type ComponentPropsWithRef, type CSSProperties, useId } from 'react';
import { styled } from 'styled-components';
import { hiddenStyle, media, smallType } from '@solvik/design-system';

const Root = styled.div`
  ${smallType}
  container-type: inline-size;
  display: grid;
  gap: 4px;
  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }
  & output {
    font-weight: var(--font-weight-medium);
  }
  & input {
    inline-size: 100%;
    min-block-size: 24px;
    accent-color: var(--color-accent);
  }
  ${media.forcedColors} {
    & input {
      border: 1px solid CanvasText;
    }
  }
`;

/**
 * Under the line where there is space, each by its moment; on a narrow one as a list, with the
 * moments in words.
 */
const Marks = styled.ol`
  color: var(--color-muted);
  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }
  & > li > * {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  @container (min-width: 44rem) {
    position: relative;
    min-block-size: 20px;
    margin-inline: 8px;
    & > li {
      position: absolute;
      inset-inline-start: var(--mark-at);
      translate: -50%;
      white-space: nowrap;
    }
    & > li::before {
      content: '';
      position: absolute;
      inset-block-end: 100%;
      inset-inline-start: 50%;
      block-size: 8px;
      border-inline-start: 1px solid var(--color-ink);
    }
    & > li:first-child {
      translate: 0;
    }
    & > li:first-child::before {
      inset-inline-start: 0;
    }
    & > li:last-child:not(:first-child) {
      translate: -100%;
    }
    & > li:last-child:not(:first-child)::before {
      inset-inline-start: 100%;
    }
    & > li > :not(:first-child),
    & > li[data-is-crowded] > * {
      ${hiddenStyle}
    }
  }
`;

export interface TimeMark {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** What changes then: "Mellandagsrea". */
  readonly label: string;
}

export type TimeLineProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'min' | 'max' | 'value' | 'onChange'
> & {
  /** Name of the line for screen readers: "Visad som den". */
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly from: number;
  /** The last moment, in milliseconds since 1970 as the others are. */
  readonly to: number;
  /** The previewed moment, controlled by the caller; it is shown above the line. */
  readonly value: number;
  /** Called with a moment at every step on the way, whole hours from `from`. */
  readonly onValueChange: (value: number) => void;
  /** In any order; those before `from` or after `to` are left out. */
  readonly marks: readonly TimeMark[];
  /** The moment in words. */
  readonly format: (value: number) => string;
  /** How far the line reaches. */
  readonly note?: string;
};

const hour = 3_600_000;
/**
 * A label that would overlap the one before it is visually hidden, where labels are under the line.
 */
const minPercentApart = 14;

/**
 * A native range in steps of an hour. Its marks are read after it; native props and ref go to the
 * `input`.
 */
export function Timeline({
  label,
  from,
  to,
  value,
  onValueChange,
  marks,
  format,
  note,
  id,
  ...native
}: TimeLineProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const percentAt = (at: number) => ((at - from) / (to - from || 1)) * 100;
  const shown = marks.filter(({ at }) => at >= from && at <= to).toSorted((a, b) => a.at - b.at);
  const drawn: TimeMark[] = [];
  for (const mark of shown) {
    const before = drawn.at(-1);
    if (!before || percentAt(mark.at) - percentAt(before.at) >= minPercentApart) drawn.push(mark);
  }
  return (
    <Root>
      <div>
        <output htmlFor={controlId}>{format(value)}</output>
        {note && <span>{note}</span>}
      </div>
      <input
        {...native}
        id={controlId}
        type="range"
        aria-label={label}
        aria-valuetext={format(value)}
        min={from}
        max={to}
        step={hour}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
      />
      {shown.length > 0 && (
        <Marks>
          {shown.map((mark) => (
            <li
              key={mark.id}
              data-is-crowded={drawn.includes(mark) ? undefined : ''}
              style={{ '--mark-at': `${percentAt(mark.at).toFixed(2)}%` } as CSSProperties}
            >
              <span>{mark.label}</span> <span>{format(mark.at)}</span>
            </li>
          ))}
        </Marks>
      )}
    </Root>
  );
}
