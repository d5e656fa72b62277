import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';
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
    ['/xx/nb/kassen', '→ /se/sv/kassan (xx)'],
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
    ['/no/sv/märken', '→ /no/nb/merker'],
    ['/no/märken', '→ /no/nb/merker'],
    ['/no/nb/merker', 'at no nb /merker'],
    ['/no/nb/q/w/e', 'at no nb /q/w/e'],
    ['/no/sv/q/w/e', '→ /no/nb'],
    ['/no/q/w/e', '→ /no/nb'],
    ['/q/w/e', '→ /se/sv'],
    ['/xx/nyheter', '→ /se/sv/nyheter (xx)'],
    ['/xx/c/dam', '→ /se/sv/c/dam (xx)'],
    ['/sv/xx/nyheter', '→ /se/sv/nyheter (xx)'],
    ['/c/dam', '→ /se/sv/c/dam'],
    ['/xx', '→ /se/sv/xx'],
  ])('%s is %s', (path, expected) => {
    const read = readMarketPath(path, settings);
    const address =
      read.kind === 'at'
        ? `at ${read.market.alias} ${read.locale} ${read.path}`
        : `→ ${read.to}${read.unknownMarket ? ` (${read.unknownMarket})` : ''}`;
    expect(address).toBe(expected);
  });

  it('never redirects twice: the target is at a market, in its language', () => {
    const words = 'se no ax sv nb fi xx c dam märken kassa merker'.split(' ');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 5 }), (parts) => {
        const read = readMarketPath(`/${parts.join('/')}`, settings);
        if (read.kind === 'at') return;
        const next = readMarketPath(read.to, settings);
        expect(next.kind).toBe('at');
        if (next.kind !== 'at') return;
        expect(readAddress(next.path, next.locale)?.locale).toBe(next.locale);
      }),
    );
  });

  it('redirects an unknown market to the configured fallback', () => {
    expect(readMarketPath('/xx/merker', { ...settings, fallbackAlias: 'no' })).toEqual({
      kind: 'redirect',
      to: '/no/nb/merker',
      unknownMarket: 'xx',
    });
  });

  it('reports the path that it replaces by the home page', () => {
    const read = readMarketPath('/no/q/w/e', settings);
    expect(read).toEqual({ kind: 'redirect', to: '/no/nb', namelessPath: '/q/w/e' });
  });
});
