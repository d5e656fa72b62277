import { type MarketId, markets } from '@solvik/shop';
import { toDecimal, toMinor } from '@solvik/shop-rules';
import type { PriceDraft } from '@solvik/commerce';
import type { DemoRandom } from './demoRandom.ts';

/** The shop's own rate from one Swedish krona to another currency, not a bank's exchange rate. */
const rates: Readonly<Record<string, number>> = { SEK: 1, NOK: 1.04, DKK: 0.7, EUR: 0.092 };

/** Currencies whose unit is worth some ten kronor, so that price points are in tenths of it. */
const isLarge = (market: MarketId): boolean => (rates[markets[market].currency] ?? 1) < 0.2;

type Ending = 'regular' | 'reduced' | 'preloved';

const nearest = (amount: number, step: number, under: number) =>
  Math.max(1, Math.round((amount + under) / step)) * step - under;

/**
 * The price point closest to an amount in whole currency, in minor units: 199, 249, 1 299 and 2 499
 * kr; 19,90, 64,90 and 219,90 €. Preloved products end on 40 and 90, or whole euros.
 */
export function pricePoint(market: MarketId, amount: number, ending: Ending = 'regular'): number {
  if (isLarge(market)) {
    if (ending === 'preloved') return toMinor(nearest(amount, 5, 1));
    return toMinor(nearest(amount, ending === 'reduced' ? 1 : amount < 100 ? 5 : 10, 0.1));
  }
  if (ending === 'preloved') return toMinor(nearest(amount, 50, 10));
  return toMinor(nearest(amount, ending === 'reduced' || amount < 1500 ? 50 : 100, 1));
}

/**
 * When and by how much a product's price changed; the same in all markets. Days are counted back
 * from now.
 */
export interface PricePlan {
  readonly kind: 'steady' | 'sale' | 'campaign' | 'clearance';
  /** Percent off now; 0 when steady. */
  readonly percent: number;
  readonly reducedFor: number;
  /** An earlier, smaller reduction that the current one replaced. */
  readonly firstStep?: { readonly percent: number; readonly daysAgo: number };
  /** Percent off during the campaign week a few weeks ago; 0 when it was not included. */
  readonly weekPercent: number;
  /** Share by which the regular price was lower until some days ago. */
  readonly raised?: { readonly share: number; readonly daysAgo: number };
}

export const historyDays = 120;
/**
 * The autumn campaign week: reduced from 33 to 26 days ago, so that it counts in some 30-day
 * notices and not in others.
 */
export const offerWeek = { from: 33, to: 26 } as const;

/** A price that has never changed. */
export const steadyPrice: PricePlan = { kind: 'steady', percent: 0, reducedFor: 0, weekPercent: 0 };

interface PriceDraw {
  readonly kind: PricePlan['kind'];
  readonly campaign?: { readonly percent: number; readonly daysAgo: number };
}

export function planPrice(random: DemoRandom, { kind, campaign }: PriceDraw): PricePlan {
  const weekPercent = random.chance(0.35) ? random.pick([10, 15, 20]) : 0;
  const raised = random.chance(0.12)
    ? { share: random.pick([0.05, 0.08]), daysAgo: random.int(50, 100) }
    : undefined;
  const steady = { kind, weekPercent, ...(raised && { raised }) };
  if (kind === 'campaign' && campaign)
    return { ...steady, percent: campaign.percent, reducedFor: campaign.daysAgo };
  if (kind === 'sale') {
    const percent = random.pick([20, 20, 25, 30, 30, 40]);
    const reducedFor = random.int(2, 21);
    const firstStep =
      percent >= 30 && random.chance(0.4)
        ? { percent: 20, daysAgo: reducedFor + random.int(8, 20) }
        : undefined;
    return { ...steady, percent, reducedFor, ...(firstStep && { firstStep }) };
  }
  if (kind === 'clearance')
    return {
      ...steady,
      percent: random.pick([40, 50]),
      reducedFor: random.int(3, 18),
      weekPercent: 0,
    };
  return { ...steady, percent: 0, reducedFor: 0 };
}

const dayStart = (now: Date, daysAgo: number) => {
  const day = new Date(now.getTime() - daysAgo * 86_400_000);
  day.setUTCHours(0, 0, 0, 0);
  return day.toISOString();
};

interface Priced {
  /** Whole Swedish kronor before rounding to a price point. */
  readonly kronor: number;
  readonly plan: PricePlan;
  readonly now: Date;
  /** Days since the first day of sale, 0 for coming products: there is no price before that. */
  readonly soldFor: number;
  readonly isPreloved?: boolean;
}

/**
 * One market's current price and its history of 120 days, oldest first; the last entry is the
 * current price.
 */
export function priceIn(
  market: MarketId,
  { kronor, plan, now, soldFor, isPreloved = false }: Priced,
): PriceDraft {
  const local = kronor * (rates[markets[market].currency] ?? 1);
  const regular = pricePoint(market, local, isPreloved ? 'preloved' : 'regular');
  const reduced = (percent: number, from: number) =>
    Math.min(
      from,
      pricePoint(
        market,
        toDecimal(from) * (1 - percent / 100),
        isPreloved ? 'preloved' : 'reduced',
      ),
    );
  const before = plan.raised
    ? Math.min(regular, pricePoint(market, local * (1 - plan.raised.share), 'reduced'))
    : regular;
  const regularAt = (daysAgo: number) =>
    plan.raised && daysAgo > plan.raised.daysAgo ? before : regular;
  const percentAt = (daysAgo: number) => {
    if (plan.percent > 0 && daysAgo <= plan.reducedFor) return plan.percent;
    if (plan.firstStep && daysAgo <= plan.firstStep.daysAgo) return plan.firstStep.percent;
    return daysAgo <= offerWeek.from && daysAgo > offerWeek.to ? plan.weekPercent : 0;
  };
  const turns = [
    plan.raised?.daysAgo,
    offerWeek.from,
    offerWeek.to,
    plan.firstStep?.daysAgo,
    plan.reducedFor || undefined,
  ];
  const first = Math.min(historyDays, soldFor);
  const days = [
    ...new Set([first, ...turns.filter((day) => day !== undefined).filter((day) => day < first)]),
  ].sort((a, b) => b - a);
  const history: { from: string; regular: number; selling: number }[] = [];
  for (const day of days) {
    const at = regularAt(day);
    const entry = { from: dayStart(now, day), regular: at, selling: reduced(percentAt(day), at) };
    const last = history.at(-1);
    if (!last || last.regular !== entry.regular || last.selling !== entry.selling)
      history.push(entry);
  }
  const current = history.at(-1);
  if (!current) throw new Error('A price has at least one day of history.');
  return { regular: current.regular, selling: current.selling, history };
}
