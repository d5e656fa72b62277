import type { CategoryKey } from '../categories.ts';
import type { ColourKey } from '../colours.ts';
import type { AdjectiveKey, DetailKey, FitKey } from '../garments/garmentKind.ts';
import type { KindKey } from '../garments/garmentKinds.ts';
import type { CareKey, FibreKey, MaterialKey } from '../garments/materials.ts';
import type { AdjectiveForms } from '../names/adjectiveForms.ts';
import type { Noun } from '../names/noun.ts';
import type { ShopSentences } from './shopSentences.ts';

/** The shelves with a story below their list. */
export const storyKeys = [
  'women-coats',
  'men-coats',
  'women-knitwear',
  'women-dresses',
  'shoes',
  'bags',
  'swimwear',
  'preloved',
] as const satisfies readonly CategoryKey[];
export type StoryKey = (typeof storyKeys)[number];

export interface MaterialWords {
  /** What the shopper filters by: `Ull`. */
  readonly label: string;
  /** First half of a compound, hyphen left out: `ull` of `ullkappa`; absent where the language has none. */
  readonly prefix?: string;
  /** What follows the noun: `i återvunnen ull`, `kierrätysvillasta`. */
  readonly phrase: string;
  /** One sentence on how the cloth feels and behaves. */
  readonly sentence: string;
}

export interface ColourWords {
  /** As chosen on the product page: `Kamel`. */
  readonly label: string;
  readonly adjective: AdjectiveForms;
}

export interface CategoryWords {
  readonly name: string;
  readonly alias: string;
  readonly description: string;
}

/** What one language needs to name and describe everything in the demo shop. */
export interface ShopWords {
  readonly nouns: Readonly<Record<KindKey, Noun>>;
  readonly adjectives: Readonly<Record<AdjectiveKey, AdjectiveForms>>;
  readonly details: Readonly<Record<DetailKey, string>>;
  readonly materials: Readonly<Record<MaterialKey, MaterialWords>>;
  readonly colours: Readonly<Record<ColourKey, ColourWords>>;
  readonly categories: Readonly<Record<CategoryKey, CategoryWords>>;
  /** What stands below the list, where a shelf has more to say. */
  readonly shelfStories: Readonly<Record<StoryKey, string>>;
  /** Two or three sentences per kind; a style takes one. */
  readonly kindSentences: Readonly<Record<KindKey, readonly string[]>>;
  readonly fits: Readonly<Record<FitKey, { readonly label: string; readonly sentence: string }>>;
  readonly care: Readonly<Record<CareKey, { readonly label: string; readonly sentence: string }>>;
  readonly fibres: Readonly<Record<FibreKey, string>>;
  readonly sentences: ShopSentences;
}
