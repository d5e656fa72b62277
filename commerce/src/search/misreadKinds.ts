/** Kinds of goods that only folding makes forms of each other: skjorter (shirts) and skjørt (skirts). */
import type { Locale } from '@solvik/shop';
import { facetId } from '@solvik/shop-rules';
import type { CatalogueIndex, IndexedProduct } from '../catalogue/catalogueIndex.ts';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import type { AskedWord } from './askedWords.ts';
import { foldedWords } from './foldWords.ts';
import { wordForms, type WordForms } from './wordForms.ts';
import { writtenWords } from './writtenWords.ts';

interface KindWords {
  readonly forms: WordForms;
  /** Words of categories' names as they are written, by the folded word. */
  readonly written: ReadonlyMap<string, ReadonlySet<string>>;
}

const fold = (word: string): string => foldedWords(word).join('');

function createKindWords({ categories }: CatalogueIndex, locale: Locale): KindWords {
  const written = new Map<string, Set<string>>();
  for (const { name } of categories.values())
    for (const word of writtenWords(name[locale] ?? '')) {
      const folded = fold(word);
      written.set(folded, (written.get(folded) ?? new Set()).add(word));
    }
  return { written, forms: wordForms(written.keys(), backEndLanguages[locale].search.inflection) };
}

const known = new WeakMap<CatalogueIndex, Map<Locale, KindWords>>();

/** Created once per version of the catalogue. */
function kindWords(catalogue: CatalogueIndex, locale: Locale): KindWords {
  const ofLocale = known.get(catalogue) ?? new Map<Locale, KindWords>();
  known.set(catalogue, ofLocale);
  const words = ofLocale.get(locale) ?? createKindWords(catalogue, locale);
  ofLocale.set(locale, words);
  return words;
}

/** The beginning that two words share when they are folded, as each of them is written. */
function sharedStarts(typed: string, name: string): readonly [string, string] {
  const [a, b] = [fold(typed), fold(name)];
  let length = 0;
  while (length < Math.min(a.length, b.length) && a[length] === b[length]) length += 1;
  return [typed.slice(0, length), name.slice(0, length)];
}

interface Misreading {
  readonly typed: string;
  readonly others: readonly string[];
}

/** What a word begins with as it is typed, and as other kinds are written; undefined without those. */
function misreadingOf(typed: string, { forms, written }: KindWords): Misreading | undefined {
  const folded = fold(typed);
  const names = [...forms.whole(folded)].flatMap((name) => [...(written.get(name) ?? [])]);
  const starts = names.map((name) => sharedStarts(typed, name));
  const own = starts.find(([start, other]) => start === other);
  const others = starts.flatMap(([start, other]) => (start === other ? [] : [other]));
  // Without its stroke the word may be the other kind's own.
  const isOther = names.some((name) => fold(name) === folded && name !== typed);
  return own && others.length > 0 && !isOther ? { typed: own[0], others } : undefined;
}

/** A word of a search as it is typed; of a compound with a department its thing. */
function typedWord(text: string, { word, compound }: AskedWord): string | undefined {
  const whole = compound ?? word;
  return writtenWords(text)
    .find((each) => fold(each) === whole)
    ?.slice(-word.length);
}

/** Categories with one of these beginnings in their name, as facets. */
function categoriesWith(
  starts: readonly string[],
  { catalogue, locale }: { readonly catalogue: CatalogueIndex; readonly locale: Locale },
): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { categoryId, name } of catalogue.categories.values()) {
    const own = writtenWords(name[locale] ?? '').join(' ');
    if (starts.some((start) => own.includes(start))) found.add(facetId.category(categoryId));
  }
  return found;
}

/** Whether a product is called by one of these beginnings, or is in such a category. */
function beginningTester(
  starts: readonly string[],
  searched: { readonly catalogue: CatalogueIndex; readonly locale: Locale },
): (product: IndexedProduct) => boolean {
  const categories = categoriesWith(starts, searched);
  return ({ name, facets }) => {
    const own = writtenWords(name[searched.locale] ?? '').join(' ');
    return (
      starts.some((start) => own.includes(start)) || facets.some((facet) => categories.has(facet))
    );
  };
}

/** The products without those of a kind that only resembles the typed one. */
export function withoutMisreadKinds(
  ids: readonly number[],
  asked: readonly AskedWord[],
  {
    text,
    ...searched
  }: { readonly text: string; readonly catalogue: CatalogueIndex; readonly locale: Locale },
): readonly number[] {
  const { catalogue, locale } = searched;
  const words = kindWords(catalogue, locale);
  const tests = asked.flatMap((each) => {
    const typed = each.department ? undefined : typedWord(text, each);
    const misreading = typed === undefined ? undefined : misreadingOf(typed, words);
    return misreading
      ? {
          isTyped: beginningTester([misreading.typed], searched),
          isOther: beginningTester(misreading.others, searched),
        }
      : [];
  });
  if (tests.length === 0) return ids;
  return ids.filter((id) => {
    const product = catalogue.products.get(id);
    return !product || tests.every(({ isTyped, isOther }) => isTyped(product) || !isOther(product));
  });
}
