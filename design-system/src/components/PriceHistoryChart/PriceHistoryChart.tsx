/** PriceHistoryChart: what a product has cost, as a stepped line or as a table (spec section 1, lowest-price notice). */
import { type ComponentPropsWithRef, type CSSProperties, type PointerEvent, useState } from 'react';
import {
  countDays,
  dayAt,
  type DaySpan,
  findLowest,
  planBand,
  planLevels,
  planMonths,
  planPriceHistory,
  type PriceStep,
  type PriceStretch,
} from './planPriceHistory.ts';
import {
  ChartBand,
  ChartCard,
  ChartLevel,
  ChartLine,
  ChartLowest,
  ChartMark,
  ChartMonth,
  ChartNote,
  ChartPlot,
  ChartPointer,
  ChartRoot,
  ChartStretches,
} from './PriceHistoryChart.styles.ts';
import { PriceHistoryTable } from './PriceHistoryTable.tsx';

export type PriceHistoryStep = PriceStep & {
  /** As formatted: "1 499 kr". */
  readonly words: string;
};

export type PriceHistoryLabels = {
  /** Names the choice of a stretch at one price: "Tid". */
  readonly stretch: string;
  /** Heads the columns of the table: "Från", "Pris". */
  readonly from: string;
  readonly price: string;
  /** The mark of the last day: "i dag". */
  readonly today: string;
};

export type PriceHistoryChartProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** The sentence that the drawing illustrates, written from the same steps. */
  readonly label: string;
  readonly words: PriceHistoryLabels;
  /**
   * Oldest first; the price that applied when the span began comes first, with the day it began.
   */
  readonly steps: readonly PriceHistoryStep[];
  /** The first and the last displayed day, "2026-10-20" to "2026-11-18"; both inclusive. */
  readonly span: DaySpan;
  /** The days that a reduction is compared with, their lowest amount and its caption. */
  readonly band?: (DaySpan & { readonly amount: number; readonly caption: string }) | undefined;
  /** At the lowest price: "Lägst på 120 dagar: 1 899 kr". */
  readonly lowestCaption: string;
  /** Whether the same data is shown as a table. */
  readonly isTable?: boolean;
  /** A price beside its line, shorter than in `steps`: "2 400". */
  readonly formatLevel: (amount: number) => string;
  /** "20 augusti". */
  readonly formatDay: (day: string) => string;
  /** "aug." */
  readonly formatMonth: (day: string) => string;
  /** Two days, both inclusive: "20 augusti till 2 september". */
  readonly formatDays: (days: DaySpan) => string;
};

const positionOf = (at: number, depth = 0) =>
  ({ '--chart-at': String(at), '--chart-depth': String(depth) }) as CSSProperties;

const daysOf = ({ start, end }: PriceStretch, span: DaySpan): DaySpan => {
  const count = countDays(span);
  return {
    first: dayAt(span, Math.round(start * count)),
    last: dayAt(span, Math.round(end * count) - 1),
  };
};

/** The share of the plot's width that a pointer is at. */
const shareAt = ({ currentTarget, clientX }: PointerEvent): number => {
  const { left, width } = currentTarget.getBoundingClientRect();
  return width === 0 ? 0 : (clientX - left) / width;
};

/**
 * A step line that is never sloped; arrows move between its prices and announce days and price. The
 * table has the same data.
 */
export function PriceHistoryChart({
  label,
  words,
  steps,
  span,
  band,
  lowestCaption,
  isTable = false,
  formatLevel,
  formatDay,
  formatMonth,
  formatDays,
  ...native
}: PriceHistoryChartProps) {
  const stretches = planPriceHistory(steps, span);
  const [chosen, setChosen] = useState<number>();
  const { levels, depthOf } = planLevels(stretches.flatMap(({ at }) => steps[at] ?? []));
  const last = stretches.length - 1;
  const at = Math.min(chosen ?? last, last);
  const current = stretches[at];
  const step = current && steps[current.at];
  const lowestAt = findLowest(steps, stretches);
  const lowest = stretches.find((stretch) => stretch.at === lowestAt);
  const depth = (stretch: PriceStretch) => depthOf(steps[stretch.at]?.amount ?? 0);
  const bandPlan = band && planBand(band, span);
  if (isTable || !current || !step)
    return (
      <ChartRoot aria-label={label} {...native}>
        <PriceHistoryTable
          words={words}
          rows={stretches.flatMap((stretch) => {
            const own = steps[stretch.at];
            return own ? [{ day: formatDay(daysOf(stretch, span).first), price: own.words }] : [];
          })}
        />
      </ChartRoot>
    );
  const reading = `${formatDays(daysOf(current, span))}, ${step.words}`;
  return (
    <ChartRoot aria-label={label} {...native}>
      <ChartPlot
        onPointerMove={(event) => {
          const share = shareAt(event);
          const over = stretches.findIndex(({ start, end }) => share >= start && share < end);
          if (over >= 0) setChosen(over);
        }}
        onPointerLeave={() => setChosen(undefined)}
      >
        {bandPlan && (
          <ChartBand
            aria-hidden
            style={{
              insetInlineStart: `${String(bandPlan.start * 100)}%`,
              inlineSize: `${String((bandPlan.end - bandPlan.start) * 100)}%`,
            }}
          />
        )}
        {levels.map(({ amount, depth: height }) => (
          <ChartLevel key={amount} aria-hidden style={positionOf(0, height)}>
            <span>{formatLevel(amount)}</span>
          </ChartLevel>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable="false">
          <ChartLine
            d={stretches
              .map(
                (stretch, index) =>
                  `${index === 0 ? 'M' : 'L'}${String(stretch.start * 100)} ${String(depth(stretch) * 100)}H${String(stretch.end * 100)}`,
              )
              .join('')}
          />
          {band && bandPlan && (
            <ChartLowest
              d={`M${String(bandPlan.start * 100)} ${String(depthOf(band.amount) * 100)}H100`}
            />
          )}
        </svg>
        {band && bandPlan && (
          <ChartNote aria-hidden style={positionOf(bandPlan.end)}>
            {band.caption}
          </ChartNote>
        )}
        {lowest && (
          <ChartMark aria-hidden style={positionOf((lowest.start + lowest.end) / 2, depth(lowest))}>
            <span>{lowestCaption}</span>
          </ChartMark>
        )}
        {chosen !== undefined && (
          <>
            <ChartPointer
              aria-hidden
              style={positionOf((current.start + current.end) / 2, depth(current))}
            />
            <ChartCard
              aria-hidden
              style={positionOf((current.start + current.end) / 2, depth(current))}
            >
              <strong>{step.words}</strong>
              <span>{formatDays(daysOf(current, span))}</span>
            </ChartCard>
          </>
        )}
        <ChartStretches
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={words.stretch}
          aria-valuetext={reading}
          onFocus={() => setChosen(at)}
          onBlur={() => setChosen(undefined)}
          onChange={({ currentTarget }) => setChosen(currentTarget.valueAsNumber)}
        />
        {planMonths(span).map(({ day, at: month }) => (
          <ChartMonth key={day} aria-hidden style={positionOf(month)}>
            {formatMonth(day)}
          </ChartMonth>
        ))}
        <ChartMonth aria-hidden data-kind="today" style={positionOf(1)}>
          {words.today}
        </ChartMonth>
      </ChartPlot>
    </ChartRoot>
  );
}
