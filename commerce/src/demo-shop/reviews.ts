import type { Locale, ReviewDraft } from '../catalogue/catalogueDraft.ts';
import { createDemoRandom, type DemoRandom } from './demoRandom.ts';
import { garmentKinds } from './garments/garmentKinds.ts';
import type { PlannedProduct } from './planShop.ts';
import { sizeScales } from './sizes.ts';
import { reviews as da } from './words/da/reviews.ts';
import { reviews as fi } from './words/fi/reviews.ts';
import { reviews as nb } from './words/nb/reviews.ts';
import type { ReviewWords } from './words/reviewWords.ts';
import { shopWords } from './words/shopWordsByLocale.ts';
import { reviews as sv } from './words/sv/reviews.ts';

const reviewWords: Readonly<Record<Locale, ReviewWords>> = { sv, nb, da, fi };
/** Sweden is the oldest market and writes most. */
const writers: readonly Locale[] = ['sv', 'sv', 'sv', 'sv', 'nb', 'nb', 'da', 'da', 'fi', 'fi'];
const ratings: readonly number[] = [5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 5, 5, 3, 4, 2, 3, 1, 5, 5, 4];

export const mostReviews = 38;

/** How many have written: none about what is new or hardly sold, at most 38 about what everybody buys. */
function reviewCount(
  random: DemoRandom,
  { preloved, availableIn }: PlannedProduct,
  sold: number,
): number {
  if (preloved || availableIn > -20 || random.chance(0.35)) return 0;
  return Math.min(mostReviews, Math.floor((sold * random.next()) / 4));
}

/** “Köpte 38 i kamel”, but “i ljusblått”: Swedish and Norwegian put a colour that is an adjective in the neuter. */
function colourSaid(locale: Locale, { colour }: PlannedProduct): string {
  const { label, adjective } = shopWords[locale].colours[colour];
  const isAdjective = label.toLowerCase() === adjective.common;
  return isAdjective && (locale === 'sv' || locale === 'nb')
    ? adjective.neuter
    : label.toLowerCase();
}

function comment(
  random: DemoRandom,
  locale: Locale,
  product: PlannedProduct,
  rating: number,
): string {
  const words = reviewWords[locale];
  const about = words.about[garmentKinds[product.style.kind].family];
  const size = random.pick(sizeScales[product.style.line.sizes]);
  const bought =
    size === 'one' || random.chance(0.7) ? '' : words.bought(size, colourSaid(locale, product));
  const said =
    rating >= 5
      ? [random.pick(about.good), random.chance(0.75) ? random.pick(words.good) : '']
      : rating === 4
        ? [random.chance(0.5) ? random.pick(about.good) : '', random.pick(about.mixed)]
        : rating === 3
          ? [random.pick(about.mixed), random.pick(words.mixed)]
          : [random.pick(words.bad), random.chance(0.3) ? random.pick(about.mixed) : ''];
  return [...said, bought].filter(Boolean).join(' ');
}

/** What shoppers have written about one product, newest first; nobody says the same twice about it. */
export function writeReviews(
  { seed, now }: { readonly seed: string; readonly now: Date },
  product: PlannedProduct,
  sold: number,
): ReviewDraft[] {
  const random = createDemoRandom(`${seed}/${product.key}/reviews`);
  const count = reviewCount(random, product, sold);
  const longest = Math.min(400, -product.availableIn - 4);
  const said = new Set<string>();
  const reviews: ReviewDraft[] = [];
  for (let attempt = 0; reviews.length < count && attempt < count * 6; attempt += 1) {
    const locale = random.pick(writers);
    const rating = random.pick(ratings);
    const text = comment(random, locale, product, rating);
    if (said.has(text)) continue;
    said.add(text);
    const written = new Date(now.getTime() - random.int(1, longest) * 86_400_000);
    reviews.push({
      author: random.pick(reviewWords[locale].authors),
      rating,
      comment: text,
      locale,
      date: written.toISOString().slice(0, 10),
    });
  }
  return reviews.sort((a, b) => (a.date < b.date ? 1 : -1));
}
