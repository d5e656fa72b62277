import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownSelection } from './knownSelection.ts';
import {
  clearFilters,
  countFilters,
  type ListSelection,
  listSorts,
  maxChosen,
  priceWithin,
  readAmount,
  readListSelection,
  selectPriceRange,
  toggleValue,
  writeListSelection,
} from './listSelection.ts';

const read = (query: string) => readListSelection(new URLSearchParams(query), 'LATEST');
const write = (selection: ListSelection, query = '') =>
  decodeURIComponent(
    writeListSelection(selection, {
      defaultSort: 'LATEST',
      query: new URLSearchParams(query),
    }).toString(),
  );

describe('the selection in the address', () => {
  it.each([
    ['', ''],
    ['brands=Tj%C3%A4rn~12', 'brands=Tjärn~12'],
    ['brands=A~1&brands=B~2', 'brands=A~1,B~2'],
    ['brands=A~1,A~1', 'brands=A~1'],
    ['p-Color=R%C3%B6d~c5&skus=38~s38', 'p-Color=Röd~c5&skus=38~s38'],
    ['p-=R%C3%B6d~c5', ''],
    ['price=1000-2600~1000-2600', 'price=1000-2600~1000-2600'],
    ['categories=Dam~c1&discount=20~d1', 'categories=Dam~c1&discount=20~d1'],
    ['price-from=2600&price-to=1000', 'price=1000-2600~1000-2600'],
    ['price-from=&price-to=', ''],
    ['price-from=1%C2%A0000&price-to=2.600', 'price=1000-2600~1000-2600'],
    ['price-from=1+000&price-to=', 'price=1000-1000000~1000-1000000'],
    ['price-from=&price-to=900', 'price=0-900~0-900'],
    ['price-from=billigt&price-to=dyrt', ''],
    ['price=900-100~900-100', 'price=100-900~100-900'],
    // What has been chosen counts, whatever the fields beside it send.
    ['price=100-900~100-900&price-from=5&price-to=7', 'price=100-900~100-900'],
    // A form without scripts sends what its fields show, and the list's own range.
    ['price-from=450&price-to=2+600&price-whole=478-2595', ''],
    ['price-from=500&price-to=&price-whole=478-2595', 'price=500-1000000~500-1000000'],
    ['price-from=9999&price-to=2600&price-whole=478-2595', 'price=2594-1000000~2594-1000000'],
    ['price-from=1200&price-to=500&price-whole=478-2595', 'price=500-1200~500-1200'],
    ['sort=PRICE', 'sort=PRICE'],
    ['sort=LATEST&page=1', ''],
    ['sort=NONSENSE&page=-3', ''],
    ['page=2e9999', ''],
    ['page=1e3', ''],
    ['page=1.5', ''],
    ['page=99999999999999999999', 'page=1000000'],
    ['brands=nonsense&price=x~y', ''],
    ['brands=%00~%00,A~1%00,B~2', 'brands=B~2'],
    ['page=3', 'page=3'],
  ])('%s is written %s', (query, written) => expect(write(read(query))).toBe(written));

  it('keeps other parameters, such as campaign tracking', () => {
    expect(write(read('brands=A~1'), 'utm_source=letter&brands=B~2&page=4')).toBe(
      'utm_source=letter&brands=A~1',
    );
  });

  it('has no more values than one can choose', () => {
    const ids = Array.from({ length: 10_000 }, (_, at) => `B~${String(at)}`);
    const { facets } = read(`categories=Dam~c1&brands=${ids.join(',')}&skus=38~s38`);
    expect(countFilters(read(`brands=${ids.join(',')}`))).toBe(maxChosen);
    expect([...facets.keys()]).toEqual(['categories', 'brands']);
    expect(facets.get('brands')?.[0]).toEqual({ label: 'B', id: '0' });
  });

  it('counts every value and the price as filters', () => {
    expect(countFilters(read('brands=A~1,B~2&price=1-2~1-2&sort=PRICE'))).toBe(3);
  });
});

describe('choosing', () => {
  it('adds a value, removes it again, and resets to the first page', () => {
    const start = read('page=4&sort=PRICE');
    const chosen = toggleValue(start, 'brands', { label: 'Sund', id: '7' });
    expect(write(chosen)).toBe('brands=Sund~7&sort=PRICE');
    expect(write(toggleValue(chosen, 'brands', { label: 'Sund', id: '7' }))).toBe('sort=PRICE');
  });

  it('keeps the sort when clearing filters', () =>
    expect(write(clearFilters(read('brands=A~1&price=1-2~1-2&sort=PRICE&page=2')))).toBe(
      'sort=PRICE',
    ));
});

describe('choosing a price', () => {
  const whole = { lowest: 199, highest: 2395 };

  it.each([
    [{ lowest: 500, highest: 2000 }, 'price=500-2000~500-2000&sort=PRICE'],
    [{ lowest: 199, highest: 2000 }, 'price=0-2000~0-2000&sort=PRICE'],
    [{ lowest: 500, highest: 2399 }, 'price=500-1000000~500-1000000&sort=PRICE'],
    // The slider's last step may exceed the highest price.
    [{ lowest: 199, highest: 2399 }, 'sort=PRICE'],
    [{ lowest: 0, highest: 3000 }, 'sort=PRICE'],
  ])('of %o in a list from 199 to 2395 is written %s', (chosen, written) => {
    expect(
      write(selectPriceRange(read('price=300-400~300-400&sort=PRICE&page=3'), { chosen, whole })),
    ).toBe(written);
  });
});

it.each([
  [
    [undefined, 200],
    [10, 200],
  ],
  [
    [100, undefined],
    [100, 420],
  ],
  [
    [9999, 200],
    [200, 420],
  ],
  [
    [1, 0],
    [10, 15],
  ],
  [
    [9999, 9999],
    [414, 420],
  ],
  [
    [300, 100],
    [100, 300],
  ],
] as const)('the typed amounts %j are the range %j', ([lowest, highest], [from, to]) =>
  expect(
    priceWithin({ lowest, highest }, { lowest: 10, highest: 420 }, { lowest: 14, highest: 415 }),
  ).toEqual({ lowest: from, highest: to }),
);

it('typed amounts are the only price of a list that has one', () => {
  const only = { lowest: 100, highest: 100 };
  for (const lowest of [undefined, 1, 9999])
    expect(priceWithin({ lowest, highest: lowest }, only)).toEqual(only);
});

const anySelection = fc.record({
  facets: fc
    .uniqueArray(
      fc.tuple(
        fc.constantFrom('categories', 'brands', 'skus', 'discount', 'p-Color', 'p-Längd & fall'),
        fc.uniqueArray(fc.record({ label: fc.string(), id: fc.stringMatching(/^[\w-]{1,8}$/) }), {
          minLength: 1,
          maxLength: 4,
          selector: (value) => value.id,
        }),
      ),
      { selector: ([key]) => key },
    )
    .map((entries) => new Map(entries)),
  sort: fc.constantFrom(...listSorts),
  page: fc.integer({ min: 1, max: 9999 }),
});

it('every selection round-trips through the address, including labels with commas and tildes', () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const query = new URLSearchParams(
        writeListSelection(selection, { defaultSort: 'LATEST' }).toString(),
      );
      expect(readListSelection(query, 'LATEST')).toEqual(selection);
    }),
  );
});

it.each([
  ['0', 0],
  ['3400', 3400],
  [' 3 400 ', 3400],
  ['3\u00a0400', 3400],
  ['3\u202f400', 3400],
  ['3.400', 3400],
  ['3,400', 3400],
  ['1.234.567', 1234567],
  ['3 400,00', 3400],
  ['3.400,50', 3400],
  ['79,4', 79],
  ['1 500 kr', 1500],
  ['kr. 3.400,50', 3400],
  ['Kr 3 400,-', 3400],
  ['3400:-', 3400],
  ['€ 79.90', 79],
  ['79,90\u00a0€', 79],
  ['', undefined],
  [' ', undefined],
  ['billigt', undefined],
  ['kr', undefined],
  ['3k4', undefined],
  ['-5', undefined],
  ['3.40.0', undefined],
  ['12.34.567', undefined],
  ['99999999999999999999', undefined],
])('the typed amount %j is read as %s', (text, amount) => expect(readAmount(text)).toBe(amount));

describe('the selection as the list has it', () => {
  const filters = [
    { key: 'brands', values: [['b-1', 'Norrvik', 4]] },
    { key: 'p-Color', values: [['p-7', 'Röd', 0]] },
  ] as const;
  it.each([
    [
      'brands=Norrvik~b-1&p-Color=Röd~p-7&sort=PRICE',
      'brands=Norrvik~b-1&p-Color=Röd~p-7&sort=PRICE',
    ],
    // Its label is the catalogue's, and it stands in its own group.
    ['brands=Vi har konkurs~b-1', 'brands=Norrvik~b-1'],
    ['p-Farbe=Rot~p-7', 'p-Color=Röd~p-7'],
    ['brands=Norrvik~b-1,Borta~b-9', 'brands=Norrvik~b-1'],
    ['brands=Borta~b-9', ''],
  ])('of %s is %s', (query, known) =>
    expect(write(knownSelection(read(query), filters))).toBe(known),
  );
});
