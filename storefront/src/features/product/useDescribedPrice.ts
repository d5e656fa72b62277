import { dateFormat, formatMoney } from '@solvik/shop-rules';
import { useServices } from '../../page/services.ts';
import { describePriceHistory, type PriceHistory } from './priceHistory.ts';
import { isComing } from '../lists/isComing.ts';
import type { ProductView } from './productView.ts';

/** A day in the page's language: "17 november". */
export const formatHistoryDay = (languageId: string, day: string): string =>
  dateFormat(languageId, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/**
 * A product's price history with the sentence that describes it; undefined without prices, and before
 * its release, when nobody could pay them.
 */
export function useDescribedPrice(
  product: Pick<ProductView, 'prices' | 'availableFrom'>,
): { history: PriceHistory; sentence: string } | undefined {
  const { text, site, now } = useServices();
  const history = describePriceHistory(product.prices ?? [], now());
  if (!history || isComing(product, now())) return undefined;
  const { story, days } = history;
  const day = (iso: string) => formatHistoryDay(site.languageId, iso);
  const money = (amount: number) => formatMoney(amount, site.currency);
  switch (story.kind) {
    case 'new':
      return { history, sentence: text('product.price.new', { day: day(story.since) }) };
    case 'steady':
      return { history, sentence: text('product.price.steady', { days }) };
    case 'changed':
      return {
        history,
        sentence: text('product.price.changed', {
          lowest: money(story.lowest),
          highest: money(story.highest),
          days,
        }),
      };
    case 'reduced': {
      const reduced = text('product.price.reduced', {
        day: day(story.on),
        from: money(story.from),
        to: money(story.to),
      });
      const lower = text('product.price.neverLower', { days });
      return { history, sentence: story.isLowest ? `${reduced} ${lower}` : reduced };
    }
  }
}
