import { type DemoLocale, demoLocales, type WrittenLocale } from './demoLocales.ts';
import type { ReviewDraft } from '@solvik/commerce';
import { createDemoRandom, type DemoRandom } from './demoRandom.ts';
import type { Family } from './garments/garmentKind.ts';
import { garmentKinds } from './garments/garmentKinds.ts';
import type { PlannedProduct } from './planShop.ts';
import { describeWorn } from './wornSize.ts';
import { reviews as da } from './words/da/reviews.ts';
import { reviews as fi } from './words/fi/reviews.ts';
import { reviews as nb } from './words/nb/reviews.ts';
import type { ReviewWords } from './words/reviewWords.ts';
import { reviews as sv } from './words/sv/reviews.ts';

const reviewWords: Readonly<Record<WrittenLocale, ReviewWords>> = { sv, nb, da, fi };
/** Sweden is the oldest market and has most reviews. */
const writers = (
  [
    'sv',
    'sv',
    'sv',
    'sv',
    'nb',
    'nb',
    'da',
    'da',
    'fi',
    'fi',
  ] as const satisfies readonly WrittenLocale[]
).filter((locale): locale is DemoLocale => (demoLocales as readonly string[]).includes(locale));
const ratings: readonly number[] = [5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 5, 5, 3, 4, 2, 3, 1, 5, 5, 4];

export const maxReviews = 38;

/** The number of reviews: none for new or slow-selling products, at most 38 for best sellers. */
function reviewCount(
  random: DemoRandom,
  { preloved, availableIn }: PlannedProduct,
  sold: number,
): number {
  if (preloved || availableIn > -20 || random.chance(0.35)) return 0;
  return Math.min(maxReviews, Math.floor((sold * random.next()) / 4));
}

function writeComment(
  random: DemoRandom,
  words: ReviewWords,
  { rating, family }: { readonly rating: number; readonly family: Family },
): string {
  const about = words.about[family];
  const text =
    rating >= 5
      ? [random.pick(about.good), random.chance(0.75) ? random.pick(words.good) : '']
      : rating === 4
        ? [random.chance(0.5) ? random.pick(about.good) : '', random.pick(about.mixed)]
        : rating === 3
          ? [random.pick(about.mixed), random.pick(words.mixed)]
          : [random.pick(words.bad), random.chance(0.3) ? random.pick(about.mixed) : ''];
  return text.filter(Boolean).join(' ');
}

/** The reviews of one product, newest first; no text occurs twice. */
export function writeReviews(
  { seed, now }: { readonly seed: string; readonly now: Date },
  product: PlannedProduct,
  sold: number,
): ReviewDraft[] {
  const random = createDemoRandom(`${seed}/${product.key}/reviews`);
  const count = reviewCount(random, product, sold);
  const { family } = garmentKinds[product.style.kind];
  const longest = Math.min(400, -product.availableIn - 4);
  const used = new Set<string>();
  const reviews: ReviewDraft[] = [];
  for (let attempt = 0; reviews.length < count && attempt < count * 6; attempt += 1) {
    const locale = random.pick(writers);
    const rating = random.pick(ratings);
    const words = reviewWords[locale];
    const text = writeComment(random, words, { rating, family });
    if (used.has(text)) continue;
    used.add(text);
    const written = new Date(now.getTime() - random.int(1, longest) * 86_400_000);
    reviews.push({
      author: random.pick(words.authors),
      rating,
      comment: text,
      locale,
      date: written.toISOString().slice(0, 10),
      ...describeWorn(random, product, { text, rating, mixed: words.about[family].mixed }),
    });
  }
  return reviews.sort((a, b) => (a.date < b.date ? 1 : -1));
}
