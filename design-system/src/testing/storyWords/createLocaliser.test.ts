import { describe, expect, it } from 'vitest';
import { languageDictionaries } from './languageDictionaries.ts';
import { createLocaliser } from './createLocaliser.ts';

const danish = {
  'Visa {#} plagg': 'Vis {#} varer',
  'Ta bort {}': 'Fjern {}',
  'Ta bort filtret {}': 'Fjern filteret {}',
  'Frakt från {kr}, fri från {kr}': 'Fragt fra {kr}, fri fra {kr}',
  'Du har tjänat in {kr}.': 'Du har optjent {kr}.',
  Kappor: 'Frakker',
};

describe('createLocaliser', () => {
  const localise = createLocaliser('da', danish);
  it.each([
    ['Kappor', 'Frakker'],
    [' Kappor ', ' Frakker '],
    ['Visa 1\u00a0184 plagg', 'Vis 1 184 varer'],
    ['Ta bort Kappor', 'Fjern Frakker'],
    ['Ta bort söm.jpg', 'Fjern söm.jpg'],
    ['Ta bort constructor', 'Fjern constructor'],
    ['Ta bort filtret Kappor', 'Fjern filteret Frakker'],
    ['Frakt från 49 kr, fri från 1\u00a0799 kr', 'Fragt fra 49\u00a0kr., fri fra 1.799\u00a0kr.'],
    ['Du har tjänat in 50 kr.', 'Du har optjent 50\u00a0kr.'],
    ['1 000–2 600 kr', '1.000–2.600\u00a0kr.'],
    ['Klänningar', undefined],
  ])('translates “%s” as “%s”', (swedish, other) => expect(localise(swedish)).toBe(other));

  it.each([
    ['nb', '1 599,20 kr', '1\u00a0599,20\u00a0kr'],
    ['fi', '1 999 kr', '199,90\u00a0€'],
    ['fi', '−1 250 kr', '−125,00\u00a0€'],
    ['fi', '1 000–2 600 kr', '100,00–260,00\u00a0€'],
  ] as const)('writes sums as the site of %s does: %s', (language, swedish, other) =>
    expect(createLocaliser(language, {})(swedish)).toBe(other),
  );
});

describe('the dictionaries', () => {
  it.each(Object.entries(languageDictionaries))(
    '%s lets a card keep its name, though it is spelt like “show”',
    (language, dictionary) => {
      expect(
        createLocaliser(
          language as keyof typeof languageDictionaries,
          dictionary,
        )('Visa, Mastercard'),
      ).toBe('Visa, Mastercard');
    },
  );

  const placesOf = (words: string) =>
    [...words.matchAll(/\{(#|kr|)\}/g)].map(([placeholder]) => placeholder).toSorted();
  it.each(Object.entries(languageDictionaries))(
    '%s has every sentence, with the same placeholders',
    (_language, dictionary) => {
      expect(Object.keys(dictionary)).toEqual(Object.keys(languageDictionaries.nb));
      for (const [swedish, other] of Object.entries(dictionary)) {
        expect(other, swedish).not.toBe('');
        expect(placesOf(other), swedish).toEqual(placesOf(swedish));
      }
    },
  );
});
