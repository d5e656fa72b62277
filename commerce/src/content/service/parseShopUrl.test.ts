import { expect, it } from 'vitest';
import { readSettings } from '../../config/settings.ts';
import { parseShopUrl } from './parseShopUrl.ts';

const hosts = {
  HOSTS: 'se=solvik.example,no=solvik.example,dk=solvik.example,fi=solvik.example',
  MARKET_ROUTING: 'path',
};

/** As `locale path`, for an address in a Swedish text of a shop with the market in the path. */
function describeAddress(href: string): string {
  const found = parseShopUrl({ href, locale: 'sv' }, readSettings(hosts));
  return found ? `${found.locale} ${found.path}` : 'not ours';
}

it.each([
  ['https://solvik.example/se/sv/c/dam?a=1', 'sv /c/dam'],
  ['https://solvik.example/no/nb/c/dame', 'nb /c/dame'],
  ['https://solvik.example/fi/fi', 'fi /'],
  ['https://solvik.example/nb/no/c/dame', 'nb /c/dame'],
  ['https://solvik.example/fi/sv/c/naiset', 'fi /c/naiset'],
  ['https://solvik.example/c/dam', 'sv /c/dam'],
  ['https://solvik.example/no/nb/q/w/e', 'nb /q/w/e'],
  ['https://solvik.example/no/q/w/e', 'nb /q/w/e'],
  ['https://solvik.example', 'sv /'],
  ['http://SOLVIK.example:3000/dk/da/c/dame#top', 'da /c/dame'],
  ['/se/sv/c/dam', 'sv /se/sv/c/dam'],
  ['https://solvik.example.org/se/sv', 'not ours'],
  ['https://solvik.example@elsewhere.org/se/sv', 'not ours'],
  ['mailto:hej@solvik.example', 'not ours'],
  ['//solvik.example/se/sv', 'not ours'],
])('%s is read as %s where the market is in the path', (href, expected) =>
  expect(describeAddress(href)).toBe(expected),
);
