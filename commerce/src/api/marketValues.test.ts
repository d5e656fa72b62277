/** The Data API's channels and markets, field by field (spec section 3, Channel and Market). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.remove());

const marketsOf = async (fields: string) => {
  const { channel } = await shop.query<{ channel: { markets: object[] } }>(
    `query markets { channel { markets { ${fields} } } }`,
  );
  return channel.markets;
};

describe('a channel', () => {
  it('has its id, its default market, and the markets of all', async () => {
    expect(
      await shop.query(
        `query channel($channelId: String) {
           channel(channelId: $channelId) { id defaultMarketId markets { id } }
         }`,
        { channelId: 'fi' },
      ),
    ).toEqual({
      channel: {
        id: 'fi',
        defaultMarketId: 'fi',
        markets: [{ id: 'se' }, { id: 'no' }, { id: 'dk' }, { id: 'fi' }, { id: 'ax' }],
      },
    });
  });

  it('returns its markets without arguments', async () => {
    expect(await marketsOf('alias')).toHaveLength(5);
  });
});

describe('a market', () => {
  it('has id, alias, default language, flags and group key', async () => {
    const [sweden, , , , aland] = await marketsOf(
      'id alias defaultLanguageId virtual onlyDisplayInCheckout groupKey',
    );
    expect([sweden, aland]).toEqual([
      {
        id: 'se',
        alias: 'se',
        defaultLanguageId: 'sv-SE',
        virtual: false,
        onlyDisplayInCheckout: false,
        groupKey: 'SEK',
      },
      {
        id: 'ax',
        alias: 'ax',
        defaultLanguageId: 'sv-SE',
        virtual: false,
        onlyDisplayInCheckout: true,
        groupKey: 'EUR',
      },
    ]);
  });

  it('lists its languages with id, name and code', async () => {
    const markets = await marketsOf('allowedLanguages { id name code }');
    expect(markets.at(-1)).toEqual({
      allowedLanguages: [
        { id: 'sv-SE', name: 'Svenska', code: 'sv' },
        { id: 'fi-FI', name: 'Suomi', code: 'fi' },
      ],
    });
  });

  it('has a country with name and code: Sweden, Norway, Denmark, Finland, and Åland', async () => {
    expect(await marketsOf('country { name code }')).toEqual(
      [
        { name: 'Sverige', code: 'SE' },
        { name: 'Norge', code: 'NO' },
        { name: 'Danmark', code: 'DK' },
        { name: 'Suomi', code: 'FI' },
        { name: 'Åland', code: 'AX' },
      ].map((country) => ({ country })),
    );
  });

  it('has a currency with name, code and symbol', async () => {
    const euro = { name: 'Euro', code: 'EUR', symbol: '€' };
    expect(await marketsOf('currency { name code symbol }')).toEqual(
      [
        { name: 'Svensk krona', code: 'SEK', symbol: 'kr' },
        { name: 'Norsk krone', code: 'NOK', symbol: 'kr' },
        { name: 'Dansk krone', code: 'DKK', symbol: 'kr.' },
        euro,
        euro,
      ].map((currency) => ({ currency })),
    );
  });
});
