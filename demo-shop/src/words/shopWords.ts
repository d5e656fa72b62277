import type { CategoryKey } from '../categories.ts';
import type { ColourKey } from '../colours.ts';
import type { AdjectiveKey, DetailKey, FitKey } from '../garments/garmentKind.ts';
import type { KindKey } from '../garments/garmentKinds.ts';
import type { CareKey, FibreKey, MaterialKey } from '../garments/materials.ts';
import type { AdjectiveForms } from '../names/adjectiveForms.ts';
import type { Noun } from '../names/noun.ts';
import type { ShopSentences } from './shopSentences.ts';

/** The categories with a text below their list. */
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
  /** The filter's label: `Ull`. */
  readonly label: string;
  /**
   * First half of a compound without hyphen: `ull` of `ullkappa`; absent where the language has
   * none.
   */
  readonly prefix?: string;
  /** Follows the noun: `i återvunnen ull`, `kierrätysvillasta`. */
  readonly phrase: string;
  /** One sentence about how the cloth feels and behaves. */
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

/** The vocabulary of one language that names and describes everything in the demo shop. */
export interface ShopWords {
  readonly nouns: Readonly<Record<KindKey, Noun>>;
  readonly adjectives: Readonly<Record<AdjectiveKey, AdjectiveForms>>;
  readonly details: Readonly<Record<DetailKey, string>>;
  readonly materials: Readonly<Record<MaterialKey, MaterialWords>>;
  readonly colours: Readonly<Record<ColourKey, ColourWords>>;
  readonly categories: Readonly<Record<CategoryKey, CategoryWords>>;
  /** The text below a category's list, where there is one. */
  readonly categoryStories: Readonly<Record<StoryKey, string>>;
  /** Two or three sentences per kind; a style uses one. */
  readonly kindSentences: Readonly<Record<KindKey, readonly string[]>>;
  readonly fits: Readonly<Record<FitKey, { readonly label: string; readonly sentence: string }>>;
  readonly care: Readonly<Record<CareKey, { readonly label: string; readonly sentence: string }>>;
  readonly fibres: Readonly<Record<FibreKey, string>>;
  readonly sentences: ShopSentences;
}
