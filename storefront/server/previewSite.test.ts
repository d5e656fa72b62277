import { expect, it } from 'vitest';
import { sites } from '@solvik/addresses';
import type { LocatedSite } from '../src/page/sites.ts';
import { previewSite } from './previewSite.ts';

const placed: readonly LocatedSite[] = sites.map((site) => ({
  ...site,
  origin: `https://${site.channelId}.test`,
  basename: '/b',
}));
const [here] = placed;
const previewed = (query: string) => {
  if (!here) throw new Error('There is no site.');
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
    'preview-channel=fi',
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
    'preview-channel=fi&preview-language=sv',
    { channelId: 'fi', marketId: 'fi', currency: 'EUR', country: 'FI' },
  ],
  [
    'preview-channel=fi&preview-market=no',
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
  ['preview-channel=xx&preview-language=<script>&preview-market=', {}],
])('%s', (query, changes) => {
  expect(previewed(query)).toEqual({ ...own, ...changes });
});
