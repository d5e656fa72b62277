import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings', () => {
  it('default to the local shop’s when missing or empty', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      publicPort: 3000,
      marketRouting: 'host',
      publicProtocol: 'http',
      pictureWidth: 1600,
      drawsAhead: true,
      isProduction: false,
      editorOrigins: [],
    });
    expect(readConfig({ PORT: '', DRAW_WIDTH: '', EDITOR_ORIGINS: '' })).toEqual(readConfig({}));
  });

  it('are read as given', () => {
    expect(
      readConfig({
        PORT: '4100',
        PUBLIC_PORT: '443',
        PUBLIC_PROTOCOL: 'https',
        HOSTS: 'se = shop.example, no=no.shop.example',
        DRAW_WIDTH: '160',
        DRAW_AHEAD: 'off',
        EDITOR_ORIGINS: 'https://cms.example, http://localhost:5000',
      }),
    ).toMatchObject({
      port: 4100,
      publicPort: 443,
      publicProtocol: 'https',
      hosts: { se: 'shop.example', no: 'no.shop.example' },
      pictureWidth: 160,
      drawsAhead: false,
      editorOrigins: ['https://cms.example', 'http://localhost:5000'],
    });
  });

  it('show visitors the port listened on unless another is named', () =>
    expect(readConfig({ PORT: '4100' }).publicPort).toBe(4100));

  it.each([
    ['PORT', '65536', 'Give a whole number from 0 to 65535.'],
    ['PORT', 'http', 'Give a whole number from 0 to 65535.'],
    ['PUBLIC_PORT', '-1', 'Give a whole number from 0 to 65535.'],
    ['DRAW_WIDTH', '99', 'Give a whole number from 100 to 1600.'],
    ['DRAW_WIDTH', '160px', 'Give a whole number from 100 to 1600.'],
    ['DRAW_WIDTH', '160.5', 'Give a whole number from 100 to 1600.'],
    ['MARKET_ROUTING', 'domain', 'Give host or path.'],
    ['PUBLIC_PROTOCOL', 'ftp', 'Give http or https.'],
    ['HOSTS', 'se', 'pairs with commas between'],
    ['HOSTS', 'se=', 'pairs with commas between'],
    ['EDITOR_ORIGINS', 'https://cms.example/', 'Give origins with commas between'],
    ['EDITOR_ORIGINS', '*', 'Give origins with commas between'],
  ])('reject %s “%s” by name', (name, value, advice) => {
    expect(() => readConfig({ [name]: value })).toThrow(advice);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
