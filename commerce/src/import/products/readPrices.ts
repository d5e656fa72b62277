/** The prices of a row in every market: as written there, by its currency, or by the mapping's rates. */
import { markets, priceMarkets } from '../../markets/markets.ts';
import type { MarketId } from '../../catalogue/catalogueDraft.ts';
import { isWithin } from '../fields/parseInstant.ts';
import { parseAmount, type Amount } from '../fields/parseAmount.ts';
import { firstCell, type RawCell, type RawItem } from '../formats/rawItem.ts';
import { problem, type ImportProblem, type ProblemReason } from '../importProblem.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { ItemPrice } from './merchantItem.ts';

/** Minor units above which a price is a mistake, or would not fit the bookkeeping. */
const highest = 1_000_000_000;

/** A converted price ends as prices do: whole kronor, tens of cents. */
const step: Readonly<Record<MarketId, number>> = { se: 100, no: 100, dk: 100, fi: 10 };

export interface ReadPrices {
  /** Undefined when the row names no price. */
  readonly prices: Partial<Record<MarketId, ItemPrice>> | undefined;
  readonly problems: readonly ImportProblem[];
}

function faultOf({ minor }: Amount): ProblemReason | undefined {
  if (minor <= 0) return 'price-not-positive';
  return minor > highest ? 'price-too-high' : undefined;
}

/** An amount in a market's own money, or undefined when nothing says what it is there. */
function inMarket(
  { minor }: Amount,
  { currency, market, mapping }: { currency: string; market: MarketId; mapping: Mapping },
): number | undefined {
  if (markets[market].currency === currency) return minor;
  const rate = mapping.rates.get(currency)?.[market];
  if (!rate) return undefined;
  return Math.max(step[market], Math.round((minor * rate) / step[market]) * step[market]);
}

interface Parsed {
  readonly amount?: Amount;
  readonly problem?: ImportProblem;
}

function parsed(cell: RawCell | undefined, line: number): Parsed {
  if (!cell) return {};
  const amount = parseAmount(cell.value);
  const reason = amount ? faultOf(amount) : 'price-unreadable';
  return reason ? { problem: problem(reason, { line, ...cell }) } : { amount };
}

/** @param now milliseconds since 1970, which a reduction with dates is held against */
export function readPrices(
  item: RawItem,
  { mapping, now }: { mapping: Mapping; now: number },
): ReadPrices {
  const { line } = item;
  const problems: ImportProblem[] = [];
  const dates = firstCell(item, 'sale_dates');
  const isOn = dates ? isWithin(dates.value, now) : true;
  if (dates && isOn === undefined) problems.push(problem('date-unreadable', { line, ...dates }));

  const general = firstCell(item, 'price');
  const prices: Partial<Record<MarketId, ItemPrice>> = {};
  let isNamed = general !== undefined;
  for (const market of priceMarkets) {
    const own = firstCell(item, `price_${market}`);
    isNamed ||= own !== undefined;
    const cell = own ?? general;
    const regular = parsed(cell, line);
    if (regular.problem) return { prices: undefined, problems: [regular.problem] };
    if (!cell || !regular.amount) continue;
    // What stands in a market's own column is in its own money.
    const currency = own ? markets[market].currency : (regular.amount.currency ?? mapping.currency);
    const price = inMarket(regular.amount, { currency, market, mapping });
    if (price === undefined || price > highest) continue;
    const saleCell = own ? firstCell(item, `sale_price_${market}`) : firstCell(item, 'sale_price');
    const sale = isOn ? parsed(saleCell, line) : {};
    const reduced =
      sale.amount &&
      inMarket(sale.amount, {
        currency: own ? currency : (sale.amount.currency ?? currency),
        market,
        mapping,
      });
    const isReduced = reduced !== undefined && reduced < price;
    const isWrong = sale.problem !== undefined || (reduced !== undefined && reduced > price);
    if (saleCell && isWrong && !problems.some(({ reason }) => reason === 'sale-price-unreadable'))
      problems.push(problem('sale-price-unreadable', { line, ...saleCell }));
    prices[market] = { regular: price, selling: isReduced ? reduced : price };
  }
  if (!isNamed) return { prices: undefined, problems };
  if (Object.keys(prices).length === 0 && general)
    return { prices: undefined, problems: [problem('currency-unknown', { line, ...general })] };
  return { prices, problems };
}
