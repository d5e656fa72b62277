import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locale, Localised } from '@solvik/shop';
import { writeCatalogue } from '../import/writeCatalogue.ts';
import { sampleCatalogue, sampleNow, sampleProduct } from '../testing/sampleCatalogue.ts';
import { searchOf, type TestSearch } from '../testing/searchOf.ts';
import { temporaryDatabase, type TemporaryDatabase } from '../testing/temporaryDatabase.ts';

const words: Readonly<Record<string, Localised>> = {
  tote: {
    sv: 'Handväska i skinn',
    nb: 'Håndveske i skinn',
    da: 'Håndtaske i læder',
    fi: 'Tilava käsilaukku nahasta',
  },
  jumper: { sv: 'Tröja med linne', nb: 'Genser i ull', da: 'Trøje i uld', fi: 'Raidallinen neule' },
  shoes: {
    sv: 'Klassiska derbyskor',
    nb: 'Klassiske derbysko',
    da: 'Klassiske derbysko',
    fi: 'Klassiset derbykengät',
  },
  overshirt: { sv: 'Skjortjacka', nb: 'Skjortejakke', da: 'Skjortejakke', fi: 'Rento paitatakki' },
};

let temporary: TemporaryDatabase;
let search: TestSearch;
beforeAll(async () => {
  temporary = await temporaryDatabase();
  const categories = [
    ...sampleCatalogue.categories,
    {
      key: 'shoes',
      name: { sv: 'Skor', nb: 'Sko', da: 'Sko', fi: 'Kengät' },
      alias: { sv: 'skor', nb: 'sko', da: 'sko', fi: 'kengat' },
      order: 3,
    },
    {
      key: 'bags',
      name: { sv: 'Väskor', nb: 'Vesker', da: 'Tasker', fi: 'Laukut' },
      alias: { sv: 'vaskor', nb: 'vesker', da: 'tasker', fi: 'laukut' },
      order: 4,
    },
    {
      key: 'coats',
      name: { sv: 'Jackor', nb: 'Jakker', da: 'Jakker', fi: 'Takit' },
      alias: { sv: 'jackor', nb: 'jakker', da: 'jakker', fi: 'takit' },
      order: 5,
    },
  ];
  const home: Readonly<Record<string, string>> = {
    tote: 'bags',
    shoes: 'shoes',
    overshirt: 'coats',
    jumper: 'men',
  };
  const own = Object.entries(words).map(([key, name]) => ({
    ...sampleProduct({ key, name, category: home[key], sold: 1 }),
    texts: { text1: { sv: 'Till skjorta eller klänning.', fi: 'Paidan tai mekon kanssa.' } },
  }));
  await writeCatalogue(
    temporary.database,
    {
      ...sampleCatalogue,
      categories,
      products: [...(sampleCatalogue.products as typeof own), ...own],
    },
    { now: sampleNow },
  );
  search = searchOf(temporary.database);
});
afterAll(() => temporary.remove());

const find = (text: string, locale: Locale): Promise<string[]> => search.find(text, locale);

describe('a search', () => {
  it.each([
    ['fi', 'kenkä kengät kenkiä kengat', ['shoes']],
    ['fi', 'laukku laukut käsilaukku käsilaukut laukkuja', ['tote']],
    ['fi', 'takki takit takkeja', ['overshirt']],
    ['fi', 'neule neuleet neuleita', ['jumper']],
    ['fi', 'nainen naiset naisten', ['sommar-svart']],
    ['sv', 'sko skor skorna derbyskor derbyskon', ['shoes']],
    ['sv', 'väska väskor vaska handväskan', ['tote']],
    ['sv', 'tröja tröjor tröjan troja', ['jumper']],
    ['nb', 'veske vesker vesken handveske', ['tote']],
    ['nb', 'jakke jakker jakken', ['overshirt']],
    ['da', 'taske tasker tasken håndtaske', ['tote']],
    ['da', 'sko skoen skoene', ['shoes']],
  ] as const)('in %s finds the same with each of: %s', async (locale, line, keys) => {
    for (const word of line.split(' '))
      expect(await find(word, locale), word).toEqual(expect.arrayContaining([...keys]));
  });

  it.each([
    ['sv', 'skjorta', ['linne', 'slut']],
    ['fi', 'paita', ['linne', 'slut']],
    ['sv', 'klänning', ['sommar-svart', 'sommar-rod']],
    ['sv', 'jacka', ['overshirt']],
  ] as const)(
    'finds what has the name before what only mentions it: %s %s',
    async (locale, word, keys) => {
      const found = await find(word, locale);
      expect(found.slice(0, keys.length).toSorted()).toEqual([...keys].toSorted());
      if (word !== 'jacka') expect(found.length).toBeGreaterThan(keys.length);
    },
  );

  it('finds misspelt words by similarity', async () => {
    expect(await find('handvaeska', 'sv')).toContain('tote');
    expect(await find('sommarklening', 'sv')).toContain('sommar-svart');
  });

  it('finds by every prefix of a word, from three letters on, at least what the word finds', async () => {
    const typed: readonly (readonly [Locale, string])[] = [
      ['sv', 'sommarklänningarna'],
      ['sv', 'linneskjortor'],
      ['sv', 'handväskorna'],
      ['sv', 'tröjorna'],
      ['sv', 'derbyskorna'],
      ['sv', 'skjortjackan'],
      ['sv', 'jumper'],
      ['nb', 'sommerkjolene'],
      ['nb', 'håndveskene'],
      ['da', 'skjortejakkerne'],
      ['da', 'trøjerne'],
      ['fi', 'kesämekkoja'],
      ['fi', 'käsilaukkujen'],
      ['fi', 'derbykengissä'],
      ['fi', 'pellavapaitoja'],
      ['fi', 'neuleita'],
      ['fi', 'naisten'],
      ['fi', 'villapaitoja'],
    ];
    for (const [locale, word] of typed) {
      const whole = await find(word, locale);
      expect(whole, word).not.toEqual([]);
      for (let size = 3; size < word.length; size += 1)
        expect(await find(word.slice(0, size), locale), word.slice(0, size)).toEqual(
          expect.arrayContaining(whole),
        );
    }
  });
});
