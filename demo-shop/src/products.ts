import { type Localised, marketIds } from '@solvik/shop';
import { type DemoLocale, demoLocales } from './demoLocales.ts';
import { foldAlias } from '@solvik/addresses';
import type { ProductDraft, SkuDraft } from '@solvik/commerce';
import { categoryLine } from './categories.ts';
import type { ColourKey } from './colours.ts';
import { createDemoRandom, hashText } from './demoRandom.ts';
import { garmentKinds } from './garments/garmentKinds.ts';
import { inStoreGtin } from './gtin.ts';
import { views } from './pictures/garmentSpec.ts';
import { type PlannedProduct, planShop } from './planShop.ts';
import { priceIn } from './prices.ts';
import { indexRelations, relatedKeys } from './related.ts';
import { writeReviews } from './reviews.ts';
import { sizeName, sizeScales } from './sizes.ts';
import { pickStockMood, stockOf } from './stock.ts';
import { productParameters } from './texts/productParameters.ts';
import { productTexts } from './texts/productTexts.ts';
import { shopWords } from './words/shopWordsByLocale.ts';

export interface DemoShopSettings {
  readonly seed: string;
  readonly now: Date;
}

/** Pieces sold recently: a few best sellers and a long tail. */
function soldCount(seed: string, { style, availableIn, preloved, colour }: PlannedProduct): number {
  if (preloved || availableIn > 0) return 0;
  const loved = createDemoRandom(`${seed}/${style.key}/loved`).next();
  const share = createDemoRandom(`${seed}/${style.key}/${colour}/sold`).next();
  const rankShare = [1, 0.5, 0.3, 0.2][style.colours.indexOf(colour)] ?? 0.2;
  return Math.round(430 * loved ** 4 * rankShare * (0.6 + 0.4 * share) + 14 * share);
}

const bestsellerFrom = 220;

function skusOf({ seed, now }: DemoShopSettings, product: PlannedProduct): SkuDraft[] {
  const { style, preloved } = product;
  const sizes: readonly string[] = preloved ? [preloved.size] : sizeScales[style.line.sizes];
  const random = createDemoRandom(`${seed}/${product.key}/stock`);
  const mood = preloved
    ? 'one-piece'
    : product.availableIn > 0
      ? 'sold-out'
      : pickStockMood(random);
  const { weight } = garmentKinds[style.kind];
  return sizes.map((size, at) => {
    const middleness =
      sizes.length === 1 ? 1 : 1 - Math.abs(at - (sizes.length - 1) / 2) / (sizes.length / 2);
    const key = `${product.key}-${foldAlias(size)}`;
    return {
      key,
      articleNumber: `${articleNumberOf(product)}-${String(at + 1).padStart(2, '0')}`,
      name: sizeName(size),
      gtin: inStoreGtin(hashText(key) * 16 + (hashText(`${key}/gtin`) % 16)),
      weight: Math.round(weight * (0.92 + (0.16 * at) / Math.max(1, sizes.length - 1))),
      stock: stockOf(random, { mood, middleness, now }),
    };
  });
}

const articleNumberOf = ({
  style,
  colour,
}: {
  readonly style: { readonly key: string };
  readonly colour: ColourKey;
}) =>
  `${String(hashText(style.key) % 1_000_000).padStart(6, '0')}-${String(hashText(colour) % 1000).padStart(3, '0')}`;

/**
 * Aliases like `lang-ullkappa-alma-kamel` or `marinbla-ullkappa-preloved`; where two styles have
 * the same one, the brand precedes it, then a number follows.
 */
function createAliases(): (product: PlannedProduct) => Localised {
  const taken = new Set<string>();
  const free = (locale: DemoLocale, product: PlannedProduct) => {
    const words = shopWords[locale];
    const plain = foldAlias(
      `${product.style.names[locale]} ${product.preloved ? 'preloved' : words.colours[product.colour].label}`,
    );
    const candidates = [plain, `${foldAlias(product.style.brand)}-${plain}`];
    for (let number = 2; ; number += 1) {
      const alias = candidates.shift() ?? `${plain}-${number}`;
      if (!taken.has(`${locale}/${alias}`)) {
        taken.add(`${locale}/${alias}`);
        return alias;
      }
    }
  };
  return (product) =>
    Object.fromEntries(demoLocales.map((locale) => [locale, free(locale, product)]));
}

/** Generates every product of the demo shop, the same for the same seed and clock. */
export function* demoProducts(settings: DemoShopSettings): Generator<ProductDraft> {
  const { seed, now } = settings;
  const plan = planShop(seed);
  const relations = indexRelations(plan);
  const aliasOf = createAliases();
  for (const product of plan) {
    const { style, preloved, category } = product;
    const sold = soldCount(seed, product);
    const since = new Date(now.getTime() + product.availableIn * 86_400_000);
    const reviews = writeReviews(settings, product, sold);
    yield {
      key: product.key,
      ...(!preloved && style.colours.length > 1 && { groupKey: style.key }),
      articleNumber: articleNumberOf(product),
      ...(preloved?.twinOf && {
        twinArticleNumber: articleNumberOf({
          style: { key: preloved.twinOf },
          colour: product.colour,
        }),
      }),
      name: style.names,
      alias: aliasOf(product),
      texts: productTexts(seed, product),
      brandKey: style.brand,
      primaryCategoryKey: category,
      categoryKeys:
        product.availableIn > 0
          ? [...categoryLine(category), 'coming-soon']
          : categoryLine(category),
      parameters: productParameters(seed, product, sold >= bestsellerFrom),
      images: views.map((view) => ({ fileName: `${product.key}-${view}.webp`, tags: [view] })),
      skus: skusOf(settings, product),
      prices: Object.fromEntries(
        marketIds.map((market) => [
          market,
          priceIn(market, {
            kronor: style.price,
            plan: product.price,
            now,
            soldFor: Math.max(0, -product.availableIn),
            isPreloved: Boolean(preloved),
          }),
        ]),
      ),
      firstAvailableOn: since.toISOString().slice(0, 10),
      soldCount: sold,
      ...(reviews.length > 0 && { reviews }),
      related: relatedKeys(seed, product, relations),
    };
  }
}
