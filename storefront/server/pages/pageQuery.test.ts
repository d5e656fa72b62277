import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RouteName } from '@solvik/addresses';
import { describe, expect, it } from 'vitest';
import { pageQuery } from './pageQuery.ts';

describe('a page is known by', () => {
  it.each<[RouteName | undefined, string, string, string]>([
    ['home', '', '', ''],
    ['home', '?utm_source=a&gclid=b&fbclid=c', '', 'utm_source=a&gclid=b&fbclid=c'],
    ['home', '?page=2', '', 'page=2'],
    ['category', '?sort=PRICE&page=2&utm_source=a', '?page=2&sort=PRICE', 'utm_source=a'],
    ['category', '?page=2&sort=PRICE', '?page=2&sort=PRICE', ''],
    ['category', '?p-Size=38~1&brands=A~2&brands=B~3', '?brands=A%7E2&brands=B%7E3&p-Size=38%7E1', ''],
    ['category', '?price-from=&price-to=&sort=', '', ''],
    ['search', '?q=a?b', '?q=a%3Fb', ''],
    ['category', '?q=kappa', '', 'q=kappa'],
    ['product', '?missing=size&variant=1', '?missing=size', 'variant=1'],
    [
      undefined,
      '?form=12-contact&answer=invalid&wrong=email.email&x=%FF',
      '?answer=invalid&form=12-contact&wrong=email.email',
      'x=%EF%BF%BD',
    ],
    ['cart', '?utm_source=a&code=', '?utm_source=a&code=', ''],
  ])('its own keys in order: %s %s', (route, search, known, rest) =>
    expect(pageQuery(route, search)).toEqual({ known, rest, isPersonal: route === 'cart' }),
  );
});

const routes = join(import.meta.dirname, '../../src/routes');
const read = globSync('*/*Route.tsx', { cwd: routes }).flatMap((file) => {
  const text = readFileSync(join(routes, file), 'utf8');
  const name = basename(file, 'Route.tsx');
  return [...text.matchAll(/searchParams\.get\('([^']+)'\)/g)].map(
    ([, key = '']) => [`${name[0]?.toLowerCase() ?? ''}${name.slice(1)}`, key] as const,
  );
});

it.each(read)('the screen %s is sent the key “%s” that it reads', (route, key) => {
  expect(pageQuery(route as RouteName, `?${key}=x`).known).toBe(`?${key}=x`);
});
