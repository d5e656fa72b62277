/** Phrases of a market's products, and the popular ones of them. */
import { expect, it } from 'vitest';
import type {
  CatalogueIndex,
  CategoryRow,
  IndexedProduct,
  ParameterValueRow,
} from '../../catalogue/catalogueIndex.ts';
import { catalogueOf } from '../testing/catalogueOf.ts';
import { type PhraseScope, phrasesOf } from './cataloguePhrases.ts';
import { popularPhrases } from './popularPhrases.ts';

const category = (categoryId: number, name: string, more: Partial<CategoryRow>): CategoryRow => ({
  categoryId,
  key: name,
  parentId: 1,
  name: { sv: name, fi: `${name}-fi` },
  alias: {},
  description: {},
  secondaryDescription: {},
  primaryImage: null,
  googleTaxonomyId: null,
  sortOrder: 0,
  isHidden: false,
  ...more,
});
const categories = [
  category(1, 'Dam', { parentId: null }),
  category(2, 'Klänningar', {}),
  category(3, 'Kappor', {}),
  category(4, 'Utgallrat', { isHidden: true }),
  category(5, 'Skor & stövlar', {}),
];
const red: ParameterValueRow = {
  parameterValueId: 1,
  identifier: 'Color',
  parameterGroupId: 1,
  label: {},
  value: { sv: 'Röd' },
  swatch: null,
  isFilter: true,
};

const price = { regular: 100, selling: 100, lowestPrior: null };
const sold: Readonly<Record<number, Partial<IndexedProduct>>> = {
  1: { facets: ['c-1', 'c-2', 'c-5', 'p-1'], prices: { se: price }, soldCount: 2 },
  2: { facets: ['c-1', 'c-3', 'c-4', 'b-2'], prices: { se: price, fi: price }, soldCount: 5 },
};
const plain = catalogueOf({ 1: 'Kort stövel Alma', 2: 'Berit' }, { 2: 'Solvik' });
const catalogue: CatalogueIndex = {
  ...plain,
  products: new Map([...plain.products].map(([id, product]) => [id, { ...product, ...sold[id] }])),
  categories: new Map(categories.map((row) => [row.categoryId, row])),
  parameterValues: new Map([[1, red]]),
};
const textsIn = async (scope: PhraseScope) =>
  (await phrasesOf(catalogue, scope)).map(({ text, weight }) => `${text} ${String(weight)}`);

it('are the categories, brands and colours that a market sells, what sells most first', async () => {
  expect(await textsIn({ locale: 'sv', market: 'se' })).toEqual([
    'dam 9',
    'kappor 6',
    'Solvik 6',
    'Solvik kappor 6',
    'klänningar 3',
    'skor 3',
    'stövlar 3',
    'röda klänningar 3',
    'röda stövlar 3',
  ]);
});

it('are each market’s own in a language, and each language’s in a market', async () => {
  expect(await textsIn({ locale: 'sv', market: 'fi' })).toEqual([
    'dam 6',
    'kappor 6',
    'Solvik 6',
    'Solvik kappor 6',
  ]);
  expect(await textsIn({ locale: 'fi', market: 'fi' })).toContain('kappor-fi 6');
});

it.each([
  [1, ['kappor']],
  [9, ['kappor', 'klänningar', 'skor', 'stövlar']],
])(
  'that are popular, %i at most, have no word twice, no audience and no brand alone',
  async (limit, popular) => {
    const scope = { locale: 'sv', market: 'se' } as const;
    expect(await popularPhrases(catalogue, { ...scope, limit })).toEqual(popular);
  },
);

const sorts = category(6, 'Sorter', {});

it.each([
  ['sv', 'Kappor och jackor', ['kappor', 'jackor']],
  ['sv', 'Kappor, jackor & västar', ['kappor', 'jackor', 'västar']],
  ['nb', 'Kåper og jakker', ['kåper', 'jakker']],
  ['da', 'Frakker og jakker', ['frakker', 'jakker']],
  ['fi', 'Takit ja liivit', ['takit', 'liivit']],
  // A word has the letters of a conjunction.
  ['sv', 'Brocher', ['brocher']],
  ['nb', 'Togbrett', ['togbrett']],
  ['da', 'Dragtog', ['dragtog']],
  ['fi', 'Pyjamat', ['pyjamat']],
  // Not this language's conjunction: nobody types such a phrase.
  ['sv', 'Kåper og jakker', []],
  ['fi', 'Kappor och jackor', []],
] as const)('in %s a category named “%s” is of %j', async (locale, name, texts) => {
  const own = new Map([[6, { ...sorts, name: { [locale]: name } }]]);
  const [product] = plain.products.values();
  if (!product) throw new Error('There is no product.');
  const index = {
    ...catalogue,
    categories: own,
    products: new Map([[product.id, { ...product, facets: ['c-6'], prices: { se: price } }]]),
  };
  const phrases = await phrasesOf(index, { locale, market: 'se' });
  expect(phrases.map(({ text }) => text)).toEqual(texts);
});
