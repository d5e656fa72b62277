import { type CategoryKey, isUnder } from './categories.ts';
import type { ColourKey } from './colours.ts';
import { createDemoRandom, type DemoRandom } from './demoRandom.ts';
import { type PrelovedStyle, planPreloved } from './garments/planPreloved.ts';
import { type DemoStyle, planStyles } from './garments/planStyles.ts';
import { type PricePlan, planPrice, steadyPrice } from './prices.ts';
import { sizeScales } from './sizes.ts';

/** The running price campaigns, by the categories that they include. */
export const priceCampaigns = [
  {
    key: 'coat-weeks',
    percent: 20,
    daysAgo: 5,
    share: 0.28,
    categories: [
      'women-wool-coats',
      'women-trench-coats',
      'women-down-jackets',
      'women-light-jackets',
      'men-wool-coats',
      'men-down-jackets',
      'men-light-jackets',
    ],
  },
  {
    key: 'bag-days',
    percent: 25,
    daysAgo: 3,
    share: 0.3,
    categories: ['bags-handbags', 'bags-shoulder', 'bags-totes'],
  },
  {
    key: 'boot-season',
    percent: 30,
    daysAgo: 9,
    share: 0.2,
    categories: ['shoes-boots', 'shoes-tall-boots'],
  },
] as const satisfies readonly {
  key: string;
  percent: number;
  daysAgo: number;
  share: number;
  categories: readonly CategoryKey[];
}[];
export type PriceCampaignKey = (typeof priceCampaigns)[number]['key'];

/**
 * A product in outline: cheap to create for the whole shop, enough to name, price, relate and draw
 * it.
 */
export interface PlannedProduct {
  readonly key: string;
  readonly style: DemoStyle;
  readonly preloved?: PrelovedStyle;
  readonly colour: ColourKey;
  readonly category: CategoryKey;
  readonly price: PricePlan;
  readonly campaign?: PriceCampaignKey;
  /** Days until it is available; negative once it is. */
  readonly availableIn: number;
}

/** Days until a style's newest colour is available. */
function planAvailability(random: DemoRandom): number {
  const roll = random.next();
  if (roll < 0.03) return random.int(5, 45);
  if (roll < 0.16) return -random.int(0, 13);
  return -random.int(14, 520);
}

function planStyle(seed: string, style: DemoStyle, preloved?: PrelovedStyle): PlannedProduct[] {
  const category = style.line.category;
  const random = createDemoRandom(`${seed}/${style.key}/price`);
  const since = createDemoRandom(`${seed}/${style.key}/since`);
  const newest = preloved ? -since.int(0, 60) : planAvailability(since);
  const drawn = preloved
    ? undefined
    : priceCampaigns.find(
        ({ categories, share }) =>
          categories.some((each) => isUnder(category, each)) && random.chance(share),
      );
  const campaign = drawn && -newest > drawn.daysAgo ? drawn : undefined;
  const isSale = !campaign && !preloved && newest < -60 && random.chance(0.15);
  const kind = campaign ? 'campaign' : isSale ? 'sale' : 'steady';
  const stylePrice = planPrice(random, { kind, ...(campaign && { campaign }) });
  return style.colours.map((colour, at) => {
    const own = createDemoRandom(`${seed}/${style.key}/${colour}/price`);
    // Colours become available on different days, so that a list by date does not show one style in
    // a row.
    const availableIn =
      at === 0 ? newest : newest - own.int(12, 90) * at - (newest > 0 ? newest : 0);
    // A single slow-selling colour can be on clearance; the others have the style's price.
    const isCleared = !preloved && kind === 'steady' && availableIn < -200 && own.chance(0.03);
    return {
      key: `${style.key}-${colour}`,
      style,
      colour,
      category,
      availableIn,
      price: isCleared
        ? planPrice(own, { kind: 'clearance' })
        : preloved
          ? steadyPrice
          : stylePrice,
      ...(preloved && { preloved }),
      ...(campaign && { campaign: campaign.key }),
    };
  });
}

/** Days on sale after which a product may have been worn and returned as preloved. */
const wornAfter = 60;

const plans = new Map<string, readonly PlannedProduct[]>();

/** Every product of the shop in outline, in a fixed order; computed once per seed. */
export function planShop(seed: string): readonly PlannedProduct[] {
  let plan = plans.get(seed);
  if (!plan) {
    const fresh = planStyles(seed).flatMap((style) => planStyle(seed, style));
    const worn = fresh.filter(({ availableIn }) => availableIn < -wornAfter);
    const preloved = planPreloved(seed, { sizesOf: (scale) => sizeScales[scale], worn });
    plan = [...fresh, ...preloved.flatMap((style) => planStyle(seed, style, style))];
    plans.set(seed, plan);
  }
  return plan;
}
