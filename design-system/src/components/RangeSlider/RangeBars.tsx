/** Bars above a range's line: how much there is in each of its parts. */
import type { CSSProperties } from 'react';
import { type Range, type RangeLimits, topOf } from './planRange.ts';
import { BarRow } from './RangeSlider.styles.ts';

interface Props {
  readonly bars: readonly number[];
  readonly range: Range;
  readonly limits: RangeLimits;
}

/** The smallest share of the height that is still visible: 2 of 56 px. */
const minShare = 2 / 56;

/** Those whose middle is within the range are deeper; the highest is 56 px. */
export function RangeBars({ bars, range, limits }: Props) {
  const most = Math.max(1, ...bars);
  const width = (topOf(limits) - limits.min) / Math.max(1, bars.length);
  return (
    <BarRow aria-hidden>
      {bars.map((count, at) => {
        const middle = limits.min + (at + 0.5) * width;
        const share = count === 0 ? 0 : Math.max(minShare, count / most);
        const height = { '--bar-height': `${String(Math.round(share * 1000) / 10)}%` };
        return (
          <span
            key={middle}
            style={height as CSSProperties}
            data-is-inside={(middle >= range.lowest && middle <= range.highest) || undefined}
          />
        );
      })}
    </BarRow>
  );
}
