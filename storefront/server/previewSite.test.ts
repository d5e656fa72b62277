import { expect, it } from 'vitest';
import { type PlacedSite, sites } from '../src/features/market/sites.ts';
import { previewSite } from './previewSite.ts';

const placed: readonly PlacedSite[] = sites.map((site) => ({
  ...site,
  origin: `https://${site.channelId}.test`,
  basename: '/b',
}));
const [here] = placed;
const told = (query: string) => {
  if (!here) throw new Error('There is no front.');
  const { channelId, locale, languageId, marketId, currency, country, origin, basename } =
    previewSite(here, placed, new URLSearchParams(query));
  return { channelId, locale, languageId, marketId, currency, country, origin, basename };
};
const own = {
  channelId: 'se',
  locale: 'sv',
  languageId: 'sv-SE',
  marketId: 'se',
  currency: 'SEK',
  country: 'SE',
  origin: 'https://se.test',
  basename: '/b',
};

it.each([
  ['', {}],
  [
    'preview-front=fi',
    {
      channelId: 'fi',
      locale: 'fi',
      languageId: 'fi-FI',
      marketId: 'fi',
      currency: 'EUR',
      country: 'FI',
    },
  ],
  [
    'preview-front=fi&preview-language=sv',
    { channelId: 'fi', marketId: 'fi', currency: 'EUR', country: 'FI' },
  ],
  [
    'preview-front=fi&preview-market=no',
    {
      channelId: 'fi',
      locale: 'fi',
      languageId: 'fi-FI',
      marketId: 'no',
      currency: 'NOK',
      country: 'NO',
    },
  ],
  [
    'preview-language=da&preview-market=dk',
    { locale: 'da', languageId: 'da-DK', marketId: 'dk', currency: 'DKK', country: 'DK' },
  ],
  ['preview-front=xx&preview-language=<script>&preview-market=', {}],
])('%s', (query, changes) => {
  expect(told(query)).toEqual({ ...own, ...changes });
});
