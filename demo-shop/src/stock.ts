import type { SkuDraft } from '@solvik/commerce';
import type { DemoRandom } from './demoRandom.ts';

export type StockMood = 'plenty' | 'thin' | 'last' | 'sold-out' | 'made-to-order' | 'one-piece';

export function pickStockMood(random: DemoRandom): StockMood {
  const roll = random.next();
  if (roll < 0.66) return 'plenty';
  if (roll < 0.86) return 'thin';
  if (roll < 0.93) return 'last';
  return roll < 0.965 ? 'made-to-order' : 'sold-out';
}

interface StockOptions {
  readonly mood: StockMood;
  /** 0 for the outermost sizes, 1 for the middle ones. */
  readonly middleness: number;
  readonly now: Date;
}

const inDays = (now: Date, days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * The stock of one size; together the sizes cover every state of contracts.md, “Stock state of a
 * size”.
 */
export function stockOf(
  random: DemoRandom,
  { mood, middleness, now }: StockOptions,
): SkuDraft['stock'] {
  const out = (): SkuDraft['stock'] =>
    random.chance(0.45) ? { onHand: 0, incoming: inDays(now, random.int(4, 40)) } : { onHand: 0 };
  switch (mood) {
    case 'one-piece':
      return { onHand: 1 };
    case 'sold-out':
      return out();
    case 'made-to-order':
      return random.chance(0.3)
        ? { onHand: random.int(0, 3), oversellable: random.int(5, 20) }
        : { onHand: 0, oversellable: random.int(5, 20), incoming: inDays(now, random.int(7, 21)) };
    case 'last':
      return random.chance(0.6) ? { onHand: 0 } : { onHand: random.int(1, 2) };
    case 'thin':
      if (random.chance(0.3 - 0.15 * middleness)) return out();
      return { onHand: random.int(1, 9) };
    case 'plenty':
      if (random.chance(0.07)) return out();
      if (random.chance(0.06)) return { onHand: random.int(0, 4), static: random.int(20, 80) };
      return { onHand: 3 + Math.round(random.int(1, 10) + random.int(2, 22) * middleness) };
  }
}
