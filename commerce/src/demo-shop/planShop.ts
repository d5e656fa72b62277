import type { CategoryKey } from './categories.ts';
import { isUnder } from './categories.ts';
import type { ColourKey } from './colours.ts';
import { createDemoRandom } from './demoRandom.ts';
import { type PrelovedStyle, planPreloved } from './garments/planPreloved.ts';
import { type DemoStyle, planStyles } from './garments/planStyles.ts';
import { type PricePlan, planPrice } from './prices.ts';
import { sizeScales } from './sizes.ts';

/** The price campaigns that are running, by the shelves they draw from. */
export const priceCampaigns = [
  { key: 'coat-weeks', percent: 20, daysAgo: 5, share: 0.22, shelves: ['women-coats', 'men-coats'] },
  { key: 'bag-days', percent: 25, daysAgo: 3, share: 0.3, shelves: ['bags-handbags', 'bags-shoulder', 'bags-totes'] },
  { key: 'boot-season', percent: 30, daysAgo: 9, share: 0.2, shelves: ['shoes-boots', 'shoes-tall-boots'] },
] as const satisfies readonly { key: string; percent: number; daysAgo: number; share: number; shelves: readonly CategoryKey[] }[];
export type PriceCampaignKey = (typeof priceCampaigns)[number]['key'];

/** A product in outline: cheap to make for the whole shop, enough to name, price, relate and draw it. */
export interface PlannedProduct {
  readonly key: string;
  readonly style: DemoStyle;
  readonly preloved?: PrelovedStyle;
  readonly colour: ColourKey;
  readonly category: CategoryKey;
  readonly price: PricePlan;
  readonly campaign?: PriceCampaignKey;
  /** Days until it can be bought; negative since when it could. */
  readonly availableIn: number;
}

function planAvailability(subject: string): number {
  const random = createDemoRandom(subject);
  const roll = random.next();
  if (roll < 0.015) return random.int(5, 45);
  if (roll < 0.075) return -random.int(0, 13);
  return -random.int(14, 620);
}

function planStyle(seed: string, style: DemoStyle, preloved?: PrelovedStyle): PlannedProduct[] {
  const category = style.line.category;
  const random = createDemoRandom(`${seed}/${style.key}/price`);
  const campaign = preloved ? undefined : priceCampaigns.find(({ shelves, share }) => shelves.some((shelf) => isUnder(category, shelf)) && random.chance(share));
  const availableIn = preloved ? -createDemoRandom(`${seed}/${style.key}/since`).int(0, 60) : planAvailability(`${seed}/${style.key}/since`);
  const isOld = availableIn < -60;
  const isSale = !campaign && !preloved && isOld && random.chance(0.15);
  const soldFor = Math.max(0, -availableIn);
  const isCampaign = campaign !== undefined && soldFor > campaign.daysAgo;
  const stylePrice = planPrice(random, { kind: isCampaign ? 'campaign' : isSale ? 'sale' : 'steady', soldFor, ...(isCampaign && { campaign }) });
  return style.colours.map((colour) => {
    const own = createDemoRandom(`${seed}/${style.key}/${colour}/price`);
    // One colour that nobody chose is cleared out alone; the others keep the style's price.
    const price = !preloved && stylePrice.kind === 'steady' && availableIn < -200 && own.chance(0.03) ? planPrice(own, { kind: 'clearance', soldFor }) : stylePrice;
    return {
      key: `${style.key}-${colour}`,
      style,
      colour,
      category,
      price: preloved ? { kind: 'steady', percent: 0, reducedFor: 0, weekPercent: 0, soldFor } : price,
      availableIn,
      ...(preloved && { preloved }),
      ...(isCampaign && { campaign: campaign.key }),
    };
  });
}

const plans = new Map<string, readonly PlannedProduct[]>();

/** Every product of the shop in outline, in a fixed order; made once per seed. */
export function planShop(seed: string): readonly PlannedProduct[] {
  let plan = plans.get(seed);
  if (!plan) {
    const preloved = planPreloved(seed, (scale) => sizeScales[scale]);
    plan = [...planStyles(seed).flatMap((style) => planStyle(seed, style)), ...preloved.flatMap((style) => planStyle(seed, style, style))];
    plans.set(seed, plan);
  }
  return plan;
}
