import type { ShopWords } from '../shopWords.ts';
import { adjectives } from './adjectives.ts';
import { categories } from './categories.ts';
import { colours } from './colours.ts';
import { details } from './details.ts';
import { care, fibres, fits } from './fitsAndCare.ts';
import { kindSentences } from './kindSentences.ts';
import { materials } from './materials.ts';
import { nouns } from './nouns.ts';
import { sentences } from './sentences.ts';
import { categoryStories } from './categoryStories.ts';

export const words: ShopWords = {
  adjectives,
  care,
  categories,
  colours,
  details,
  fibres,
  fits,
  kindSentences,
  materials,
  nouns,
  sentences,
  categoryStories,
};
