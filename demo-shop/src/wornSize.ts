import type { ReviewDraft } from '@solvik/commerce';
import type { DemoRandom } from './demoRandom.ts';
import type { Family } from './garments/garmentKind.ts';
import { garmentKinds } from './garments/garmentKinds.ts';
import type { PlannedProduct } from './planShop.ts';
import { sizeScales } from './sizes.ts';

type Fit = NonNullable<ReviewDraft['fit']>;

/** What the words of a mixed review imply of the fit, by their position in every language. */
const fitOfMixed: Readonly<Partial<Record<Family, readonly (Fit | undefined)[]>>> = {
  coats: ['LARGE', 'SMALL'],
  knitwear: [undefined, 'SMALL'],
  tops: [undefined, 'SMALL'],
  bottoms: ['LARGE', 'LARGE'],
  swimwear: ['SMALL'],
  shoes: ['SMALL', 'SMALL'],
};

/** Sizes in the middle of a scale are worn most. */
function pickSize(random: DemoRandom, sizes: readonly string[]): string {
  const highest = sizes.length - 1;
  return sizes[Math.round((random.int(0, highest) + random.int(0, highest)) / 2)] ?? '';
}

interface Written {
  readonly text: string;
  readonly rating: number;
  /** Mixed sentences of the review's language about its family. */
  readonly mixed: readonly string[];
}

/** The size that a reviewer wore, their height, and a fit that agrees with the review's words. */
export function describeWorn(
  random: DemoRandom,
  { style }: PlannedProduct,
  { text, rating, mixed }: Written,
): Pick<ReviewDraft, 'size' | 'height' | 'fit'> {
  const { family } = garmentKinds[style.kind];
  const sizes: readonly string[] = sizeScales[style.line.sizes];
  if (sizes.length === 1 || random.chance(0.08)) return {};
  const implied = fitOfMixed[family]?.[mixed.findIndex((sentence) => text.includes(sentence))];
  const drawn: Fit =
    rating <= 2 || random.chance(0.1) ? random.pick(['SMALL', 'LARGE']) : 'AS_EXPECTED';
  // A review that states a height in its words does not state another beside them.
  const hasHeight = family !== 'shoes' && !/\d{3}/.test(text) && random.chance(0.8);
  const height = style.line.wearer === 'men' ? random.int(174, 194) : random.int(158, 180);
  return {
    size: pickSize(random, sizes),
    fit: implied ?? drawn,
    ...(hasHeight && { height }),
  };
}
