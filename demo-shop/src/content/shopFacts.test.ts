import { describe, expect, it } from 'vitest';
import { channels, deliveries, markets, shopName } from '@solvik/shop';
import { channelOf, demoLocales } from '../demoLocales.ts';
import { contentWords } from './contentWordsByLocale.ts';
import { fillFacts, shopFacts } from './shopFacts.ts';

const facts = { shop: 'Bergljos', homeFee: '89 kr' };

describe('the shop’s facts in its texts', () => {
  it.each([
    ['a text', '{shop} ships home for {homeFee}', 'Bergljos ships home for 89 kr'],
    ['a tree of texts', { a: [{ b: '{shop}' }], c: 3 }, { a: [{ b: 'Bergljos' }], c: 3 }],
    ['a text without facts', '100 % wool', '100 % wool'],
    [
      'a list of deliveries, without those that are not offered',
      ['**Home**, {homeFee}', '**Express**, {expressFee}', 'Always'],
      ['**Home**, 89 kr', 'Always'],
    ],
  ])('are filled into %s', (_, words, filled) => {
    expect(fillFacts(words, facts)).toEqual(filled);
  });

  it.each(demoLocales)('are those of the market that %s opens', (locale) => {
    const { defaultMarket } = channels[channelOf(locale)];
    expect(shopFacts(locale)).toMatchObject({
      shop: shopName,
      packsUntil: String(deliveries[defaultMarket].packsUntil),
      freeShippingFigure: String(markets[defaultMarket].freeShippingFrom / 100),
    });
  });

  it('throw an error naming an unknown fact', () => {
    expect(() => fillFacts({ a: 'Call {pone}' }, facts)).toThrow('{pone}');
  });

  it.each(demoLocales)('leave no placeholder in the %s texts', (locale) => {
    expect(JSON.stringify(contentWords[locale])).not.toMatch(/\{\w+\}/);
  });
});
