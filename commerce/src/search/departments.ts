/** Departments that a search names: women’s, men’s, children’s goods. */
import { byLocale, type Locale } from '@solvik/shop';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { foldedWords } from './foldWords.ts';
import { type WordForms, wordForms } from './wordForms.ts';

interface Departments {
  readonly forms: WordForms;
  /** What a shop calls the department of a word, folded. */
  readonly nameOf: ReadonlyMap<string, string>;
  /** By the beginnings of compounds, folded. */
  readonly beginnings: ReadonlyMap<string, string>;
}

function departmentsIn(locale: Locale): Departments {
  const { departments, inflection } = backEndLanguages[locale].search;
  const nameOf = new Map<string, string>();
  const beginnings = new Map<string, string>();
  for (const line of departments.trim().split('\n')) {
    const [own = '', ...theirs] = line.trim().split(/[:\s]+/u);
    const [name = ''] = foldedWords(own);
    nameOf.set(name, name);
    for (const each of theirs) {
      const [word = ''] = foldedWords(each);
      (each.endsWith('-') ? beginnings : nameOf).set(word, name);
    }
  }
  return { forms: wordForms(nameOf.keys(), inflection), nameOf, beginnings };
}

const departmentsOf = byLocale((locale) => {
  let read: Departments | undefined;
  return () => (read ??= departmentsIn(locale));
});

/** What a shop calls the department that a folded word names in any form; undefined for other words. */
export function departmentOf(locale: Locale, word: string): string | undefined {
  const { forms, nameOf } = departmentsOf[locale]();
  const [named] = nameOf.has(word) ? [word] : forms.whole(word);
  return named === undefined ? undefined : nameOf.get(named);
}

/** The department and the thing that a folded compound may be of: herr and skjorta. */
export function splitByDepartment(
  locale: Locale,
  word: string,
): { readonly department: string; readonly thing: string } | undefined {
  for (const [beginning, department] of departmentsOf[locale]().beginnings)
    if (word.startsWith(beginning)) return { department, thing: word.slice(beginning.length) };
  return undefined;
}

const wordsOf = new WeakMap<CatalogueIndex, Map<Locale, ReadonlyMap<string, string>>>();

/** The words of the catalogue’s own departments in the names of its categories, by what shops call them. */
function ownDepartments(catalogue: CatalogueIndex, locale: Locale): ReadonlyMap<string, string> {
  const known = wordsOf.get(catalogue) ?? new Map<Locale, ReadonlyMap<string, string>>();
  wordsOf.set(catalogue, known);
  const before = known.get(locale);
  if (before) return before;
  const own = new Map<string, string>();
  for (const { name } of catalogue.categories.values())
    for (const word of foldedWords(name[locale] ?? '')) {
      const department = departmentOf(locale, word);
      if (department !== undefined) own.set(department, word);
    }
  known.set(locale, own);
  return own;
}

/** The word by which products are in a department; undefined if the catalogue has no such department. */
export const wordOfDepartment = (
  catalogue: CatalogueIndex,
  locale: Locale,
  department: string,
): string | undefined => ownDepartments(catalogue, locale).get(department);
