import { expect, it } from 'vitest';
import { sites } from '@solvik/addresses';
import { storyAddress } from './storyAddress.ts';
import { storyCart } from './storyCarts.ts';

const siteOf = (channel: string) => {
  const site = sites.find(({ channelId }) => channelId === channel);
  if (!site) throw new Error(`There is no site ${channel}.`);
  return site;
};

it.each([
  ['se', '2\u00a0898\u00a0kr', '579,60\u00a0kr'],
  ['no', '2\u00a0898\u00a0kr', '579,60\u00a0kr'],
  ['dk', '2.898\u00a0kr.', '579,60\u00a0kr.'],
  ['fi', '289,80\u00a0€', '58,88\u00a0€'],
])('takes the VAT of the site’s country out of the sum: %s', (channel, total, vat) => {
  const { summary } = storyCart(siteOf(channel));
  expect([summary?.total?.sellingPriceIncVatFormatted, summary?.total?.vatFormatted]).toEqual([
    total,
    vat,
  ]);
});

it('ships the goods to a town of the site’s country', () => {
  expect(sites.map((site) => storyAddress(site)).map(({ zip, city }) => `${zip} ${city}`)).toEqual([
    '503 36 Borås',
    '0155 Oslo',
    '1165 København K',
    '00100 Helsinki',
  ]);
});
