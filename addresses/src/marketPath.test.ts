import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MarketPathSettings, readMarketPath } from './marketPath.ts';

const settings: MarketPathSettings = {
  fallbackAlias: 'se',
  markets: [
    { alias: 'se', defaultLocale: 'sv', allowedLocales: ['sv'] },
    { alias: 'no', defaultLocale: 'nb', allowedLocales: ['nb'] },
    { alias: 'fi', defaultLocale: 'fi', allowedLocales: ['fi'] },
    { alias: 'ax', defaultLocale: 'sv', allowedLocales: ['sv', 'fi'] },
  ],
};

describe('market in path', () => {
  it.each([
    ['/no/nb/kassen', 'at no nb /kassen'],
    ['/no/nb', 'at no nb /'],
    ['/ax/fi/kassa', 'at ax fi /kassa'],
    ['/nb/no/kassen', '→ /no/nb/kassen'],
    ['/xx/nb/kassen', '→ /se/sv/kassen (xx)'],
    ['/no/sv/kassen', '→ /no/nb/kassen'],
    ['/no/kassen', '→ /no/nb/kassen'],
    ['/fi/fi/kassa', 'at fi fi /kassa'],
    ['/fi/kassa', '→ /fi/fi/kassa'],
    ['/fi', '→ /fi/fi'],
    ['/fi/no', '→ /no/nb'],
    ['/no', '→ /no/nb'],
    ['/kassan', '→ /se/sv/kassan'],
    ['/', '→ /se/sv'],
    ['/sv', '→ /se/sv'],
    ['/sv/kassan', '→ /se/sv/kassan'],
  ])('%s is %s', (path, expected) => {
    const read = readMarketPath(path, settings);
    const said =
      read.kind === 'at'
        ? `at ${read.market.alias} ${read.locale} ${read.path}`
        : `→ ${read.to}${read.unknownMarket ? ` (${read.unknownMarket})` : ''}`;
    expect(said).toBe(expected);
  });

  it('never redirects twice: what it redirects to is at a market', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('se', 'no', 'ax', 'sv', 'nb', 'fi', 'xx', 'c', 'dam'), {
          maxLength: 5,
        }),
        (parts) => {
          const read = readMarketPath(`/${parts.join('/')}`, settings);
          if (read.kind === 'redirect') expect(readMarketPath(read.to, settings).kind).toBe('at');
        },
      ),
    );
  });
});
