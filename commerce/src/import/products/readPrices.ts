/**
 * The prices of a row in every market: as written there, by its currency, or by the mapping's
 * rates.
 */
import { currencies, type MarketId, marketIds, markets } from '@solvik/shop';
import { isWithin } from '../fields/parseInstant.ts';
import { parseAmount, type Amount } from '../fields/parseAmount.ts';
import { firstCell, type RawCell, type RawItem } from '../formats/rawItem.ts';
import { problem, type ImportProblem, type ProblemReason } from '../importProblem.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { ItemPrice } from './merchantItem.ts';

/** Minor units above which a price is a mistake, or would overflow totals. */
const highest = 1_000_000_000;

export interface ReadPrices {
  /** Undefined when the row has no price. */
  readonly prices: Partial<Record<MarketId, ItemPrice>> | undefined;
  readonly problems: readonly ImportProblem[];
}

function faultOf({ minor }: Amount): ProblemReason | undefined {
  if (minor <= 0) return 'price-not-positive';
  return minor > highest ? 'price-too-high' : undefined;
}

/** An amount in a market's currency, or undefined when there is no rate for it. */
function inMarket(
  { minor }: Amount,
  { currency, market, mapping }: { currency: string; market: MarketId; mapping: Mapping },
): number | undefined {
  if (markets[market].currency === currency) return minor;
  const rate = mapping.rates.get(currency)?.[market];
  if (!rate) return undefined;
  const { roundsTo } = currencies[markets[market].currency];
  return Math.max(roundsTo, Math.round((minor * rate) / roundsTo) * roundsTo);
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

/** @param now milliseconds since 1970, for reductions with dates */
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
  for (const market of marketIds) {
    const own = firstCell(item, `price_${market}`);
    isNamed ||= own !== undefined;
    const cell = own ?? general;
    const regular = parsed(cell, line);
    if (regular.problem) return { prices: undefined, problems: [regular.problem] };
    if (!cell || !regular.amount) continue;
    // A value in a market's column is in the market's currency.
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
