import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { locateSites, resolveSite } from './resolveSite.ts';

const byHost = readConfig({});
const byPath = readConfig({ MARKET_ROUTING: 'path' });

describe('a visitor’s site', () => {
  it.each([
    ['localhost:3000', 'se'],
    ['no.localhost:3000', 'no'],
    ['DK.localhost', 'dk'],
    ['fi.localhost:3000', 'fi'],
    ['evil.example', 'se'],
  ])('host %s is channel %s', (host, channelId) => {
    expect(resolveSite(byHost, locateSites(byHost), { host, path: '/kassan' })).toMatchObject({
      kind: 'site',
      path: '/kassan',
      site: { channelId, basename: '' },
    });
  });

  it('never takes an origin from a header outside the settings', () => {
    expect(
      resolveSite(byHost, locateSites(byHost), { host: 'evil.example', path: '/' }),
    ).toMatchObject({ site: { origin: 'http://localhost:3000' } });
  });

  it('is resolved by path if configured so', () => {
    expect(
      resolveSite(byPath, locateSites(byPath), { host: 'localhost', path: '/fi/fi/kassa' }),
    ).toMatchObject({
      kind: 'site',
      path: '/kassa',
      site: { channelId: 'fi', basename: '/fi/fi' },
    });
    expect(
      resolveSite(byPath, locateSites(byPath), { host: 'localhost', path: '/nb/no/kassen' }),
    ).toEqual({ kind: 'redirect', to: '/no/nb/kassen' });
    expect(resolveSite(byPath, locateSites(byPath), { host: 'localhost', path: '/xx/nb' })).toEqual(
      {
        kind: 'redirect',
        to: '/se/sv',
        unknownMarket: 'xx',
      },
    );
  });
});

describe('contradictory settings', () => {
  it.each([
    [{ PORT: 'abc' }, /PORT/],
    [{ PORT: '70000' }, /PORT/],
    [{ MARKET_ROUTING: 'moon' }, /MARKET_ROUTING/],
    [{ HOSTS: 'se' }, /HOSTS/],
    [{ PUBLIC_PROTOCOL: 'ftp' }, /PUBLIC_PROTOCOL/],
  ])('%o are rejected by name', (env, message) => expect(() => readConfig(env)).toThrow(message));
});

it('rejects an unknown fallback market by the setting’s name', () => {
  expect(() => locateSites(readConfig({ FALLBACK_MARKET: 'xx' }))).toThrow(
    'FALLBACK_MARKET is “xx”. Give one of se, no, dk, fi.',
  );
});
