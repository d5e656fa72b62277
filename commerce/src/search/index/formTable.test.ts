/** The table in shared memory finds what the rules of wordForms.ts find, for all words and beginnings. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { backEndLanguages } from '../../languages/generated/byLocale.ts';
import { wordForms } from '../wordForms.ts';
import { begunForms, createFormTable, wholeForms } from './formTable.ts';
import { inTableOrder } from './wordTable.ts';

const vocabulary = {
  sv: 'troja trojor tröjan klanning klanningar sommarklanning kjol kjolar skor sko linne ull',
  fi: 'kenka kengat mekko kesamekko mekot paita paidat laukku laukut housut takki',
} as const;

it.each(['sv', 'fi'] as const)('in %s', (locale) => {
  const { inflection } = backEndLanguages[locale].search;
  const words = inTableOrder(new Set(vocabulary[locale].split(' ')));
  const table = createFormTable(words, inflection);
  const plain = wordForms(words, inflection);
  const named = (found: ReadonlySet<number>) => new Set([...found].map((at) => words[at]));
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.nat(12),
      fc.constantFrom('', 'n', 'ar', 'ssa'),
      (word, size, ending) => {
        const typed = word.slice(0, 2 + size) + ending;
        expect(named(begunForms({ table, inflection }, typed))).toEqual(
          new Set(plain.begun(typed)),
        );
        const whole = new Set([...plain.whole(typed), ...words.filter((each) => each === typed)]);
        expect(named(wholeForms({ table, inflection }, typed))).toEqual(whole);
      },
    ),
  );
});
