import { describe, expect, it } from 'vitest';
import { checkShop, type CheckedShop } from './checkShop.ts';

const market = {
  country: { code: 'SE' },
  currency: 'SEK',
  languages: ['sv-SE'],
  priceMarket: 'se',
  vatRate: 250,
  freeShippingFrom: 79_900,
  timeZone: 'Europe/Stockholm',
};
const finland = {
  ...market,
  country: { code: 'FI' },
  currency: 'EUR',
  languages: ['fi-FI', 'sv-SE'],
  priceMarket: 'fi',
  timeZone: 'Europe/Helsinki',
};
const aland = { ...finland, country: { code: 'AX' }, timeZone: 'Europe/Mariehamn' };
const channel = { host: 'localhost', defaultMarket: 'se', defaultLanguage: 'sv-SE' };
const finnishChannel = { host: 'fi.localhost', defaultMarket: 'fi', defaultLanguage: 'fi-FI' };
const delivery: NonNullable<CheckedShop['deliveries'][string]> = {
  options: [{ id: 1, days: [1, 3] }],
  packsUntil: 14,
  zips: ['10000', '98699'],
};

/** Sweden and Finland with Åland, two languages and one payment option. */
const whole: CheckedShop = {
  localeFallbacks: { sv: ['sv', 'fi'], fi: ['fi', 'sv'] },
  languages: { 'sv-SE': { locale: 'sv' }, 'fi-FI': { locale: 'fi' } },
  currencies: { SEK: {}, EUR: {} },
  markets: { se: market, fi: finland, ax: aland },
  channels: { se: channel, fi: finnishChannel },
  sellers: { se: {}, fi: {} },
  deliveries: { se: delivery, fi: delivery, ax: delivery },
  payments: [{ name: 'Card', displayNames: { sv: 'Kort', fi: 'Kortti' } }],
  brandChannels: ['se', 'fi'],
};

const withMarket = (changes: Partial<typeof market>): Partial<CheckedShop> => ({
  markets: { ...whole.markets, se: { ...market, ...changes } },
});
const withChannel = (changes: Partial<typeof channel>): Partial<CheckedShop> => ({
  channels: { ...whole.channels, se: { ...channel, ...changes } },
});
const withDelivery = (changes: Partial<typeof delivery>): Partial<CheckedShop> => ({
  deliveries: { ...whole.deliveries, se: { ...delivery, ...changes } },
});

const faults: readonly (readonly [sentence: string, planted: Partial<CheckedShop>])[] = [
  [
    'Language sv falls back to en, which is not a language.',
    { localeFallbacks: { sv: ['sv', 'fi', 'en'], fi: ['fi', 'sv'] } },
  ],
  [
    'Language sv falls back to fi twice.',
    { localeFallbacks: { sv: ['sv', 'fi', 'fi'], fi: ['fi', 'sv'] } },
  ],
  ['Language sv never falls back to fi.', { localeFallbacks: { sv: ['sv'], fi: ['fi', 'sv'] } }],
  ['Currency KRO is not an ISO 4217 code.', { currencies: { SEK: {}, EUR: {}, KRO: {} } }],
  [
    'Market ax uses the prices of al, which is not a market with prices.',
    { markets: { ...whole.markets, ax: { ...aland, priceMarket: 'al' } } },
  ],
  [
    'Market ax has another currency than fi, whose prices it uses.',
    { markets: { ...whole.markets, ax: { ...aland, currency: 'SEK' } } },
  ],
  [
    'Market se has the currency GBP, which the shop does not define.',
    withMarket({ currency: 'GBP' }),
  ],
  ['Market se has no language.', withMarket({ languages: [] })],
  ['Market se has the language en-GB, which the shop lacks.', withMarket({ languages: ['en-GB'] })],
  ...[-1, 1001, 25.5].map(
    (vatRate) =>
      [
        `Market se has a VAT rate of ${String(vatRate)}; it is 0 to 1000 per thousand.`,
        withMarket({ vatRate }),
      ] as const,
  ),
  ['Market se ships freely from -1; minor units are whole.', withMarket({ freeShippingFrom: -1 })],
  [
    'Market se has the time zone Europe/Boras, which is not an IANA name.',
    withMarket({ timeZone: 'Europe/Boras' }),
  ],
  ['Two markets have the country FI.', withMarket({ country: { code: 'FI' } })],
  ['Market ax has no deliveries.', { deliveries: { se: delivery, fi: delivery } }],
  ['Market se has no deliveries.', withDelivery({ options: [] })],
  [
    'Market se has two deliveries with the id 1.',
    withDelivery({ options: [...delivery.options, ...delivery.options] }),
  ],
  [
    'Market se: delivery 1 arrives last before it arrives first.',
    withDelivery({ options: [{ id: 1, days: [3, 1] }] }),
  ],
  [
    'Market se packs until 25; an hour is a whole number from 0 to 24.',
    withDelivery({ packsUntil: 25 }),
  ],
  [
    'Market se packs until 13.5; an hour is a whole number from 0 to 24.',
    withDelivery({ packsUntil: 13.5 }),
  ],
  [
    'Market se has postal codes from AB1 to ZZ9; they are written in digits.',
    withDelivery({ zips: ['AB1', 'ZZ9'] }),
  ],
  [
    'Market se has postal codes of two lengths: 1000 and 98699.',
    withDelivery({ zips: ['1000', '98699'] }),
  ],
  [
    'Market se has postal codes that end before they begin: 98699 to 10000.',
    withDelivery({ zips: ['98699', '10000'] }),
  ],
  [
    'Market se excepts the postal codes from 22999 to 22000, which are no range among its own.',
    withDelivery({ exceptZips: [['22999', '22000']] }),
  ],
  [
    'Market se excepts the postal codes from 9999 to 9999, which are no range among its own.',
    withDelivery({ exceptZips: [['9999', '9999']] }),
  ],
  [
    'Channel se sells in gb, which is not a market with prices.',
    withChannel({ defaultMarket: 'gb' }),
  ],
  [
    'Channel se sells in ax, which is not a market with prices.',
    withChannel({ defaultMarket: 'ax' }),
  ],
  ['Channel se opens in en-GB, which the shop lacks.', withChannel({ defaultLanguage: 'en-GB' })],
  ['Two channels have the host fi.localhost.', withChannel({ host: 'fi.localhost' })],
  ['Channel fi has no seller.', { sellers: { se: {} } }],
  ['Channel fi has no colours in brand.resolver.json.', { brandChannels: ['se'] }],
  [
    'brand.resolver.json has colours for gb, which is not a channel.',
    { brandChannels: ['se', 'fi', 'gb'] },
  ],
  [
    'Payment Card has no display name in fi.',
    { payments: [{ name: 'Card', displayNames: { sv: 'Kort' } }] },
  ],
];

describe('checkShop', () => {
  it('reports nothing for a consistent definition', () => {
    expect(checkShop(whole)).toEqual([]);
  });

  it.each(faults)('reports: %s', (sentence, planted) => {
    expect(checkShop({ ...whole, ...planted })).toEqual([sentence]);
  });
});
