import { PriceHistoryChart, TextButton } from '@solvik/design-system';
import { dateFormat, formatMoney, numberFormat } from '@solvik/shop-rules';
import type { PriceHistory } from '../../features/product/priceHistory.ts';
import { formatHistoryDay } from '../../features/product/useDescribedPrice.ts';
import { usePriceHistoryView } from '../../features/product/priceHistoryView.ts';
import { useServices } from '../../page/services.ts';

export interface PriceDrawingProps {
  readonly history: PriceHistory;
  readonly sentence: string;
}

/** The prices as a line, or as a table for those who prefer it; the preference is remembered. */
export default function PriceDrawing({ history, sentence }: PriceDrawingProps) {
  const { text, site } = useServices();
  const { view, setView } = usePriceHistoryView();
  const { steps, span, band, days, lowest } = history;
  const money = (amount: number) => formatMoney(amount, site.currency);
  const day = (iso: string) => formatHistoryDay(site.languageId, iso);
  const isTable = view === 'table';
  return (
    <>
      <PriceHistoryChart
        label={sentence}
        isTable={isTable}
        words={{
          stretch: text('priceHistory.stretch'),
          from: text('priceHistory.from'),
          price: text('priceHistory.price'),
          today: text('priceHistory.today'),
        }}
        span={span}
        steps={steps.map((step) => ({ ...step, words: money(step.amount) }))}
        band={
          band && { ...band, caption: text('priceHistory.band', { amount: money(band.amount) }) }
        }
        lowestCaption={
          steps.length === 1
            ? money(lowest)
            : text('priceHistory.lowest', { days, amount: money(lowest) })
        }
        formatLevel={(amount) => numberFormat(site.languageId, {}).format(amount)}
        formatDay={day}
        formatMonth={(iso) =>
          dateFormat(site.languageId, { month: 'short', timeZone: 'UTC' }).format(new Date(iso))
        }
        formatDays={({ first, last }) =>
          first === last
            ? day(first)
            : text('priceHistory.days', { first: day(first), last: day(last) })
        }
      />
      <TextButton onClick={() => setView(isTable ? 'chart' : 'table')}>
        {text(isTable ? 'priceHistory.asChart' : 'priceHistory.asTable')}
      </TextButton>
    </>
  );
}
