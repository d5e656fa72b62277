import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileShop, copyShopDefinition, evaluateIn } from './copyShopDefinition.ts';
import { makeNew, type Made } from './makeNew.ts';

type ById = Readonly<Record<string, object>>;

/** What the shop's modules export. */
interface Shop extends Readonly<
  Record<'markets' | 'currencies' | 'deliveries' | 'channels' | 'sellers', ById>
> {
  readonly shopName: string;
  readonly locales: readonly string[];
  readonly localeFallbacks: ById;
}

describe('a fifth language, market and channel', () => {
  let folder = '';
  let shop: Shop;
  let made: Readonly<Record<'language' | 'market' | 'channel', Made>>;
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const readJson = (path: string): Readonly<Record<string, unknown>> =>
    JSON.parse(read(path)) as Readonly<Record<string, unknown>>;

  beforeAll(async () => {
    folder = copyShopDefinition();
    made = {
      language: await makeNew(['language', 'en', '--id', 'en-GB'], folder),
      market: await makeNew(['market', 'gb', '--currency', 'GBP', '--like', 'fi'], folder),
      channel: await makeNew(['channel', 'gb', '--like', 'dk'], folder),
    };
    shop = evaluateIn(folder, 'shop') as Shop;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('compile', () => {
    expect(compileShop(folder)).toBe('');
  });

  it('give a definition without contradictions', () => {
    const { modifiers } = JSON.parse(read('shop/brand/brand.resolver.json')) as {
      modifiers: { channel: { contexts: Readonly<Record<string, unknown>> } };
    };
    const brandChannels = Object.keys(modifiers.channel.contexts);
    expect(brandChannels).toEqual(['se', 'no', 'dk', 'fi', 'gb']);
    const check = `checkShop({ ...shop, brandChannels: ${JSON.stringify(brandChannels)} })`;
    expect(evaluateIn(folder, check)).toEqual([]);
  });

  it('have the given values, and otherwise those of the market they are modelled on', () => {
    expect(shop.markets.gb).toEqual({
      ...shop.markets.fi,
      id: 'gb',
      country: { code: 'GB', name: 'United Kingdom' },
      currency: 'GBP',
      languages: ['en-GB'],
      timeZone: 'Europe/London',
      priceMarket: 'gb',
    });
    expect([shop.currencies.GBP, shop.deliveries.gb]).toEqual([
      {
        ...shop.currencies.EUR,
        code: 'GBP',
        name: 'British Pound',
        symbol: '£',
        symbolPosition: 'before',
        thousands: ',',
        decimalMark: '.',
      },
      shop.deliveries.fi,
    ]);
    expect([shop.channels.gb, shop.sellers.gb]).toEqual([
      {
        ...shop.channels.dk,
        id: 'gb',
        name: `${shop.shopName} United Kingdom`,
        host: 'gb.localhost',
        defaultMarket: 'gb',
        defaultLanguage: 'en-GB',
      },
      shop.sellers.dk,
    ]);
    expect([shop.locales, shop.localeFallbacks]).toEqual([
      ['sv', 'nb', 'da', 'fi', 'en'],
      expect.objectContaining({
        fi: ['fi', 'sv', 'nb', 'da', 'en'],
        en: ['en', 'sv', 'nb', 'da', 'fi'],
      }),
    ]);
  });

  it('have a copy of every text to be translated', () => {
    const from = readJson('storefront/src/languages/sv.json');
    expect(readJson('storefront/src/languages/en.json')).toEqual(from);
    expect(readJson('workbench/src/languages/en.json')).toMatchObject({
      'market.gb': 'United Kingdom',
    });
    const copies = made.language.files.filter((path) => path.includes('/languages/en'));
    expect(copies).toContain('widgets/src/languages/en.json');
    for (const path of copies) expect(made.language.next).toContain(`${path}: translate.`);
    const code = copies.filter((path) => path.endsWith('.ts'));
    for (const path of code) expect(read(path)).toMatch(/^\/\/ \w+: translate from sv\n/);
  });

  it('have a name for editors in each of the workbench’s languages', () => {
    const named = ['sv', 'nb', 'da', 'fi'].map((locale) => {
      const texts = readJson(`workbench/src/languages/${locale}.json`);
      return [texts['market.gb'], texts['language.en']];
    });
    expect(named).toEqual([
      ['Storbritannien', 'engelska'],
      ['Storbritannia', 'engelsk'],
      ['Storbritannien', 'engelsk'],
      ['Iso-Britannia', 'englanti'],
    ]);
  });

  it('have separate colours, and a dot in each palette', () => {
    expect(readJson('shop/brand/gb.tokens.json')).toMatchObject({
      color: {
        accent: { $value: '{palette.market.gb}' },
        market: { gb: { $value: '{palette.market.gb}' } },
      },
    });
    for (const channel of ['se', 'no', 'dk', 'fi'])
      expect(readJson(`shop/brand/${channel}.tokens.json`)).toMatchObject({
        color: { market: { gb: { $value: '{palette.market.gb}' } } },
      });
    const [palette = ''] = made.channel.next.flatMap(
      (step) => /^(\S+): choose the colour of its dot/.exec(step)?.[1] ?? [],
    );
    const { palette: colours } = readJson(palette) as {
      palette: { market: Readonly<Record<string, { $value: unknown }>> };
    };
    expect(colours.market['gb']?.$value).toEqual(colours.market['dk']?.$value);
  });

  it('list what is copied and has to be checked', () => {
    const { language, market, channel } = made;
    expect(language.next).toContainEqual(
      expect.stringMatching(/^commerce\/src\/languages\/en\.ts: .* set uninflected /),
    );
    const [rates, clock, , region] = market.next;
    expect(rates).toMatch(/check vatRate and freeShippingFrom of gb, which come from fi\.$/);
    expect(clock).toMatch(/check languages and timeZone of gb, which come from the country /);
    expect(region).toMatch(/check onlyTo of gb; .* has the region of fi\.$/);
    expect(channel.next[0]).toMatch(
      /check name, number, address and how the channel gb is reached; they come from dk/,
    );
  });

  it('list the remaining steps, in order', () => {
    expect(made.market.next.slice(-3)).toEqual([
      'npm run new -- channel gb --market gb',
      'npm run generate',
      'npm test',
    ]);
  });

  it('cannot be created twice', async () => {
    const before = read('shop/definition/markets.ts');
    await expect(makeNew(['market', 'gb', '--currency', 'GBP'], folder)).rejects.toThrow(
      'has a row gb already',
    );
    expect(read('shop/definition/markets.ts')).toBe(before);
  });
});
