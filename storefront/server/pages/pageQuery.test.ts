import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RouteName } from '@solvik/addresses';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listSorts, readListSelection } from '../../src/features/lists/listSelection.ts';
import { pageQuery } from './pageQuery.ts';

describe('the cache key of a page', () => {
  it.each<[RouteName | undefined, string, string, string]>([
    ['home', '', '', ''],
    ['home', '?utm_source=a&gclid=b&fbclid=c', '', 'utm_source=a&gclid=b&fbclid=c'],
    ['home', '?page=2', '', 'page=2'],
    ['category', '?sort=PRICE&page=2&utm_source=a', '?page=2&sort=PRICE', 'utm_source=a'],
    ['category', '?p-Size=38~1&brands=A~2&brands=B~3', '?brands=A%7E2%2CB%7E3&p-Size=38%7E1', ''],
    ['category', '?price-from=&price-to=&sort=', '', ''],
    ['category', '?price-from=1+000&price-to=2.600', '?price=1000-2600%7E1000-2600', ''],
    ['category', '?q=kappa', '', 'q=kappa'],
    ['search', '?q=a?b', '?q=a%3Fb', ''],
    ['search', '?q=a&q=b', '?q=a', ''],
    ['search', '?sort=PRICE&x=1', '?sort=PRICE', 'x=1'],
    ['product', '?missing=size&variant=1', '?missing=size', 'variant=1'],
    ['product', '?missing=size&missing=stock', '?missing=size', ''],
    ['product', '?missing=colour', '', ''],
    ['comparison', '?products=3,1,x,3&utm_source=a', '?products=3%2C1', 'utm_source=a'],
    ['list', '?sort=LATEST&page=2', '?page=2&sort=LATEST', ''],
    ['cart', '?utm_source=a&code=', '?utm_source=a&code=', ''],
    [undefined, '?x=%FF', '', 'x=%EF%BF%BD'],
  ])('consists of its own query parameters in order: %s %s', (route, search, known, rest) =>
    expect(pageQuery(route, search)).toEqual({ known, rest, isPersonal: route === 'cart' }),
  );
});

describe('a plain form’s response', () => {
  it.each<[RouteName | undefined, string, string]>([
    ['home', '?form=newsletter&answer=received', '?answer=received&form=newsletter'],
    [
      'page',
      '?form=12-contact&answer=invalid&wrong=email.email&wrong=_consent.consent',
      '?answer=invalid&form=12-contact&wrong=email.email&wrong=_consent.consent',
    ],
    [undefined, '?wrong=a.email&form=12-x&answer=too-many', '?answer=too-many&form=12-x'],
    ['category', '?page=2&form=12-x&answer=failed', '?answer=failed&form=12-x&page=2'],
  ])('is shown by a page that is not shared: %s %s', (route, search, known) =>
    expect(pageQuery(route, search)).toEqual({ known, rest: '', isPersonal: true }),
  );

  it.each([
    '?form=7',
    '?form=newsletter',
    '?form=newsletter&answer=paid',
    '?form=7&answer=received',
    '?form=12-&answer=received',
    '?form=&answer=received',
    '?answer=received',
    '?wrong=email.email',
    '?FORM=newsletter&answer=received',
  ])('not written by the shop does not make a separate page: %s', (search) =>
    expect(pageQuery('home', search)).toMatchObject({ known: '', isPersonal: false }),
  );
});

describe('a list has one page for equivalent selections', () => {
  it.each<[RouteName, string, readonly string[]]>([
    [
      'category',
      '?page=2&sort=PRICE',
      ['?sort=PRICE&page=2', '?page=02&sort=PRICE', '?page=2&page=3&sort=PRICE'],
    ],
    [
      'category',
      '',
      [
        '?page=1',
        '?page=01',
        '?page=0',
        '?page=-2',
        '?page=x',
        '?sort=MOST_SOLD',
        '?page=2.0',
        '?page=0x2',
        '?page=1e3',
        '?sort=price',
        '?sort=%20PRICE',
        '?brands=A',
        '?p-=A~1',
      ],
    ],
    ['category', '?page=2', ['?page=+2', '?page=%202', '?page=2&sort=MOST_SOLD', '?page=2&PAGE=3']],
    [
      'category',
      '?sort=PRICE',
      ['?sort=PRICE&sort=MOST_SOLD', '?sort=PRICE&page=1', '?SORT=LATEST&sort=PRICE'],
    ],
    ['bestSellers', '', ['?sort=MOST_SOLD']],
    ['bestSellers', '?sort=LATEST', ['?sort=LATEST&page=1']],
    ['search', '', ['?sort=RELEVANCE']],
    [
      'brand',
      '?price=100-5000%7E100-5000',
      [
        '?price=100-5000~100-5000',
        '?price=x~100-5000',
        '?price=5000-100~5000-100',
        '?price-from=100&price-to=5000',
      ].concat([
        '?price-to=5000&price-from=+100+',
        '?price-from=0100&price-to=5000.0',
        '?price=100-5000~%20100-5000',
      ]),
    ],
    [
      'brand',
      '',
      [
        '?price=100-5000',
        '?price=~100%20-%205000',
        '?price=~100+-+5000',
        '?price=',
        '?price-from=abc',
      ],
    ],
    [
      'genericList',
      '?brands=A+B%7E1%2CC%7E2',
      [
        '?brands=A%20B~1,C~2',
        '?brands=A+B~1&brands=C~2',
        '?brands=C~2&brands=A+B~1',
        '?brands=C~2,A+B~1,A+B~1',
      ],
    ],
    [
      'category',
      '?p-Color=R%C3%B6d%7Ec5',
      ['?p-Color=Röd~c5', '?p-Color=R%c3%b6d%7ec5', '?p-Color=R%C3%B6d~c5%20'],
    ],
    [
      'category',
      '?brands=A%7E1&skus=38%7E2',
      [
        '?skus=38~2&brands=A~1',
        '?brands=A~1&utm_source=a&skus=38~2',
        '?brands=&skus=38~2&brands=A~1',
      ],
    ],
  ])('%s%s', (route, known, others) => {
    for (const search of [known, ...others])
      expect(pageQuery(route, search).known, search).toBe(known);
  });

  it('shows the same selection as its cache key', () => {
    const key = fc.constantFrom(
      'page',
      'sort',
      'price',
      'price-from',
      'price-to',
      'brands',
      'p-Color',
      'skus',
      'x',
    );
    const value = fc.oneof(
      fc.constantFrom(...listSorts, '100-5000~100-5000', ' 2', '02', 'A~1,B~2', 'B,~2', 'A%2C~1'),
      fc.stringMatching(/^[~, %\w-]{0,8}$/),
    );
    const selected = (search: string) => {
      const { facets, ...selection } = readListSelection(new URLSearchParams(search), 'MOST_SOLD');
      return {
        ...selection,
        facets: new Map([...facets].map(([name, values]) => [name, new Set(values)])),
      };
    };
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 6 }), (pairs) => {
        const search = `?${new URLSearchParams(pairs).toString()}`;
        const { known } = pageQuery('category', search);
        expect(selected(known)).toEqual(selected(search));
        expect(pageQuery('category', known).known).toBe(known);
      }),
    );
  });
});

const routes = join(import.meta.dirname, '../../src/routes');
const read = globSync('*/*Route.tsx', { cwd: routes }).flatMap((file) => {
  const text = readFileSync(join(routes, file), 'utf8');
  const name = basename(file, 'Route.tsx');
  return [...text.matchAll(/searchParams\.get\('([^']+)'\)/g)].map(
    ([, key = '']) => [`${name[0]?.toLowerCase() ?? ''}${name.slice(1)}`, key] as const,
  );
});

it.each(read)('the screen %s receives the query parameter “%s” that it reads', (route, key) => {
  expect(pageQuery(route as RouteName, `?${key}=x`).known).toBe(`?${key}=x`);
});
