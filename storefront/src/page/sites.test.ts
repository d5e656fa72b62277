import fc from 'fast-check';
import { expect, it } from 'vitest';
import { absoluteUrl } from './sites.ts';

const site = { origin: 'https://shop.example', basename: '/no/nb' };

it.each([
  ['/', 'https://shop.example/no/nb'],
  ['/p/dam/kappa-alma', 'https://shop.example/no/nb/p/dam/kappa-alma'],
  ['/märken', 'https://shop.example/no/nb/m%C3%A4rken'],
  ['/m%C3%A4rken', 'https://shop.example/no/nb/m%C3%A4rken'],
  ['/images/a.jpg?width=640', 'https://shop.example/no/nb/images/a.jpg?width=640'],
  ['/a/../b', 'https://shop.example/no/nb/b'],
])('the path %s is absolute as %s', (path, href) => expect(absoluteUrl(site, path)).toBe(href));

it('matches the URL parser’s result for any path', () => {
  const part = fc.string({
    unit: fc.constantFrom(
      'a',
      'Z',
      '0',
      '-',
      '_',
      '.',
      '/',
      '?',
      '=',
      '&',
      '%',
      'å',
      ' ',
      '#',
      '\\',
      '"',
    ),
    maxLength: 12,
  });
  fc.assert(
    fc.property(part, (rest) => {
      const path = `/a${rest}`;
      expect(absoluteUrl(site, path)).toBe(new URL(`${site.origin}${site.basename}${path}`).href);
    }),
    { seed: 3, numRuns: 2_000 },
  );
});
