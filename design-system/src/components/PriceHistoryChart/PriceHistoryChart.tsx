/** PriceHistoryChart: what a product has cost day by day, its lowest price marked (spec section 1, lowest-price notice). */
import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import {
  countDays,
  dayAt,
  type DaySpan,
  findLowest,
  planPriceHistory,
  type PriceStep,
  stepOn,
} from './planPriceHistory.ts';
import {
  ChartCaption,
  ChartDays,
  ChartEnds,
  ChartLine,
  ChartMark,
  ChartPlot,
  ChartPointer,
  ChartReading,
  ChartRoot,
  ChartTable,
} from './PriceHistoryChart.styles.ts';

export type PriceHistoryStep = PriceStep & {
  /** As formatted: "1 499 kr". */
  readonly words: string;
};

export type PriceHistoryLabels = {
  /** Over the chart, and the name of chart and table: "Pris de senaste 30 dagarna". */
  readonly title: string;
  /** Names the choice of a day: "Dag". */
  readonly day: string;
  /** Expands the same data as a table, and heads its two columns. */
  readonly table: string;
  /** "Från": the column of days. */
  readonly from: string;
  /** "Pris": the column of prices. */
  readonly price: string;
  /** Before the product was sold: "Inte till salu". */
  readonly noPrice: string;
};

export type PriceHistoryChartProps = Omit<ComponentPropsWithRef<'figure'>, 'children'> & {
  /** Its texts, apart from days, prices and `notice`. */
  readonly words: PriceHistoryLabels;
  /**
   * Oldest first; the price that applied when the span began comes first, with the day it began.
   */
  readonly steps: readonly PriceHistoryStep[];
  /** The first and the last displayed day, "2026-10-20" to "2026-11-18"; both inclusive. */
  readonly span: DaySpan;
  /**
   * "Lägsta pris de senaste 30 dagarna: 1 499 kr", under the title: the chart only illustrates it.
   */
  readonly notice: ReactNode;
  /** A day, "2026-11-03", as it is displayed. */
  readonly formatDay: (day: string) => string;
};

const positionOf = (at: number, depth = 0) =>
  ({ '--chart-at': String(at), '--chart-depth': String(depth) }) as CSSProperties;

/**
 * A stepped line; arrows move from day to day on it and announce each price, and a table under it
 * lists them all.
 */
export function PriceHistoryChart({
  words,
  steps,
  span,
  notice,
  formatDay,
  ...native
}: PriceHistoryChartProps) {
  const titleId = useId();
  const last = countDays(span) - 1;
  const [chosen, setChosen] = useState(last);
  const at = Math.min(chosen, last);
  const stretches = planPriceHistory(steps, span);
  const lowest = stretches.find((stretch) => stretch.at === findLowest(steps, stretches));
  const line = stretches
    .map(
      ({ start, end, depth }, index) =>
        `${index === 0 ? 'M' : 'L'}${String(start * 100)} ${String(depth * 100)}H${String(end * 100)}`,
    )
    .join('');
  const reading = `${formatDay(dayAt(span, at))}: ${steps[stepOn(steps, span, at)]?.words ?? words.noPrice}`;
  return (
    <ChartRoot aria-labelledby={titleId} {...native}>
      <ChartCaption>
        <span id={titleId}>{words.title}</span>
        <span>{notice}</span>
      </ChartCaption>
      <ChartReading aria-hidden>{reading}</ChartReading>
      <ChartPlot>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable="false">
          <ChartLine d={line} />
        </svg>
        {lowest && (
          <ChartMark
            aria-hidden
            style={positionOf((lowest.start + lowest.end) / 2, lowest.depth)}
          />
        )}
        <ChartPointer aria-hidden style={positionOf((at + 0.5) / (last + 1))} />
        <ChartDays
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          aria-label={words.day}
          aria-valuetext={reading}
          onChange={({ currentTarget }) => setChosen(currentTarget.valueAsNumber)}
        />
      </ChartPlot>
      <ChartEnds aria-hidden>
        <span>{formatDay(span.first)}</span>
        <span>{formatDay(span.last)}</span>
      </ChartEnds>
      <Disclosure summary={words.table}>
        <ChartTable aria-labelledby={titleId}>
          <thead>
            <tr>
              <th scope="col">{words.from}</th>
              <th scope="col">{words.price}</th>
            </tr>
          </thead>
          <tbody>
            {stretches.map((stretch) => (
              <tr key={stretch.at}>
                <th scope="row">
                  {formatDay(dayAt(span, Math.round(stretch.start * (last + 1))))}
                </th>
                <td>{steps[stretch.at]?.words}</td>
              </tr>
            ))}
          </tbody>
        </ChartTable>
      </Disclosure>
    </ChartRoot>
  );
}
