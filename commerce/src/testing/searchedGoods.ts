/** A search over a few goods, written as a table: a line has a text in sv | nb | da | fi. */
import type { Localised } from '@solvik/shop';
import { writeCatalogue } from '../import/writeCatalogue.ts';
import { sampleCatalogue, sampleNow, sampleProduct } from './sampleCatalogue.ts';
import { searchOf, type TestSearch } from './searchOf.ts';
import { temporaryDatabase } from './temporaryDatabase.ts';

const localised = (line: string): Localised => {
  const [sv = '', nb = '', da = '', fi = ''] = line.split(' | ');
  return { sv, nb, da, fi };
};

/** The key of a category, and a line each for colour, name and description. */
type GoodsRow = readonly [category: string, colour: string, name: string, text?: string];

export interface SearchedGoods {
  /** By key. Those that are listed first sell best. */
  readonly goods: Readonly<Record<string, GoodsRow>>;
  /** Names by key; `women/dresses` is within `women`. */
  readonly categories: Readonly<Record<string, string>>;
}

export interface GoodsSearch extends TestSearch {
  readonly remove: () => Promise<void>;
}

export async function searchedGoods({ goods, categories }: SearchedGoods): Promise<GoodsSearch> {
  const { database, remove } = await temporaryDatabase();
  const drafts = Object.entries(categories).map(([key, line], order) => {
    const parentKey = key.split('/').slice(0, -1).join('/');
    const alias = key.replaceAll('/', '-');
    return {
      key,
      name: localised(line),
      alias: { sv: alias, nb: alias, da: alias, fi: alias },
      order,
      ...(parentKey && { parentKey }),
    };
  });
  const products = Object.entries(goods).map(([key, [category, colour, name, text]], at) => {
    const draft = sampleProduct({ key, name: localised(name), category, sold: 100 - at * 5 });
    return {
      ...draft,
      ...(text !== undefined && { texts: { text1: localised(text) } }),
      parameters: [
        {
          groupId: 1,
          identifier: 'Color',
          label: localised('Färg | Farge | Farve | Väri'),
          value: localised(colour),
          isFilter: true,
          isShown: true,
        },
      ],
    };
  });
  await writeCatalogue(
    database,
    { ...sampleCatalogue, categories: drafts, products, campaigns: [] },
    { now: sampleNow },
  );
  return { ...searchOf(database), remove };
}
