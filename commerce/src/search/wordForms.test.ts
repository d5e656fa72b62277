/**
 * `tröja tröjor tröjan`: forms of one word. Whichever of them the catalogue contains, each of the
 * others finds it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@solvik/shop';
import { foldedWords } from './foldWords.ts';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { wordForms } from './wordForms.ts';

const fold = (word: string) => foldedWords(word).join('');
const formsOf = (words: readonly string[], locale: Locale) =>
  wordForms(words.map(fold), backEndLanguages[locale].search.inflection);

/** Forms of one word, in each language. */
const families = [
  ['fi', 'kenkä kengät kenkää kengän kenkiä kenkien kengissä kengille'],
  ['fi', 'paita paidat paitaa paidan paitoja paitojen paidoissa'],
  ['fi', 'mekko mekot mekkoa mekon mekkoja mekkojen mekoissa'],
  ['fi', 'takki takit takkia takin takkeja takkien takeissa'],
  ['fi', 'laukku laukut laukkua laukun laukkuja laukkujen laukuissa'],
  ['fi', 'käsilaukku käsilaukut käsilaukkuja käsilaukun'],
  ['fi', 'housu housut housuja housun housujen housuissa'],
  ['fi', 'neule neuleet neuletta neuleen neuleita neuleiden neuleissa'],
  ['fi', 'hame hameet hametta hameen hameita'],
  ['fi', 'vaate vaatteet vaatetta vaatteen vaatteita vaatteiden'],
  ['fi', 'saapas saappaat saapasta saappaan saappaita'],
  ['fi', 'uimapuku uimapuvut uimapuvun uimapukua uimapukuja'],
  ['fi', 'asuste asusteet asusteita'],
  ['fi', 'huppari hupparit hupparia huppareita'],
  ['fi', 'farkku farkut farkkuja'],
  ['fi', 'reppu reput repun reppuja'],
  ['fi', 'sormus sormukset sormusta sormuksia'],
  ['fi', 'lippis lippikset lippistä'],
  ['fi', 'vyö vyöt vyön'],
  ['fi', 'nainen naiset naisen naista naisten naisille'],
  ['fi', 'mies miehet miehen miestä miesten miehille'],
  ['fi', 'lapsi lapset lapsen lasta lasten lapsille'],
  ['fi', 'punainen punaiset punaisen punaista punaisia'],
  ['sv', 'tröja tröjor tröjan tröjorna'],
  ['sv', 'sko skor skon skorna'],
  ['sv', 'väska väskor väskan väskorna'],
  ['sv', 'klänning klänningar klänningen klänningarna'],
  ['sv', 'kjol kjolar kjolen'],
  ['sv', 'stövel stövlar stöveln stövlarna'],
  ['sv', 'byxa byxor byxan byxorna'],
  ['sv', 'dam dams damer damernas'],
  ['sv', 'röd röda rött'],
  ['sv', 'vit vita vitt'],
  ['sv', 'blå blåa blått'],
  ['sv', 'ljusgrå ljusgrått'],
  ['nb', 'kjole kjoler kjolen kjolene'],
  ['nb', 'grønn grønne grønt'],
  ['nb', 'mørkeblå mørkeblått'],
  ['nb', 'grå grått'],
  ['nb', 'jakke jakker jakken jakka jakkene'],
  ['nb', 'sko skoen skoene'],
  ['nb', 'veske vesker vesken veska veskene'],
  ['nb', 'genser gensere genseren genserne'],
  ['nb', 'støvel støvler støvelen støvlene'],
  ['da', 'kjole kjoler kjolen kjolerne'],
  ['da', 'blå blåt'],
  ['da', 'jakke jakker jakken jakkerne'],
  ['da', 'taske tasker tasken taskerne'],
  ['da', 'sko skoen skoene'],
  ['da', 'trøje trøjer trøjen trøjerne'],
  ['da', 'hat hatte hatten hattene'],
  ['da', 'støvle støvler støvlen støvlerne'],
] as const;

describe('forms of one word find each other', () => {
  it.each(families)('%s: %s', (locale, line) => {
    const forms = line.split(' ');
    const missed = forms.flatMap((written) => {
      const { whole, begun } = formsOf([written], locale);
      return forms
        .filter(
          (typed) =>
            !whole(fold(typed)).has(fold(written)) || !begun(fold(typed)).has(fold(written)),
        )
        .map((typed) => `${typed} misses ${written}`);
    });
    expect(missed).toEqual([]);
  });

  it.each([
    ['sv', 'troja', 'tröjor'],
    ['fi', 'kengat', 'kenkä'],
    ['nb', 'stovler', 'støvel'],
    ['da', 'troje', 'trøjer'],
  ] as const)('in %s typed without diacritics, %s finds %s', (locale, typed, written) => {
    expect([...formsOf([written], locale).whole(typed)]).toEqual([fold(written)]);
  });

  it.each([
    ['sv', 'bara', 'barn'],
    ['sv', 'rock', 'ros'],
    ['fi', 'takka', 'takki'],
    ['fi', 'kukka', 'kakku'],
    ['nb', 'lue', 'lås'],
    ['da', 'hat', 'hav'],
  ] as const)('in %s %s is no form of %s', (locale, typed, written) => {
    expect([...formsOf([written], locale).whole(fold(typed))]).toEqual([]);
  });
});

describe('an incomplete word', () => {
  it.each(['sv', 'nb', 'da', 'fi'] as const)(
    'finds at least what the complete word finds, for every form in %s',
    (locale) => {
      const words = families.flatMap(([of, line]) =>
        of === locale ? line.split(' ').map(fold) : [],
      );
      const forms = wordForms(words, backEndLanguages[locale].search.inflection);
      const { stems, endings } = backEndLanguages[locale].search.inflection;
      const anyForm = fc
        .constantFrom(...words)
        .chain((word) =>
          fc
            .tuple(fc.constantFrom(word, ...stems(word)), fc.constantFrom('', ...endings))
            .map((parts) => parts.join('')),
        );
      fc.assert(
        fc.property(anyForm, (typed) => {
          const found = forms.begun(typed);
          for (let size = 3; size < typed.length; size += 1) {
            const before = forms.begun(typed.slice(0, size));
            expect(
              [...found].filter((word) => !before.has(word)),
              `${typed.slice(0, size)} of ${typed}`,
            ).toEqual([]);
          }
        }),
        { seed: 11, numRuns: 400 },
      );
    },
  );
});
