import { describe, expect, it } from 'vitest';
import { BadParameters, limits, readParameters } from './parameters.ts';

const keys = { customerKey: 'customer-1', sessionKey: 'session-01' };
const read = (parameters: Readonly<Record<string, string>>) =>
  readParameters(new URLSearchParams({ market: 'se', locale: 'sv-SE', ...keys, ...parameters }));

describe('the parameters of a query', () => {
  it('have defaults', () => {
    const { site, visitor, limit, skip, sort, origin, facets, price } = read({});
    expect([site.channelId, visitor, limit, skip, sort, origin, facets, price]).toEqual([
      'se',
      keys,
      60,
      0,
      undefined,
      'ORGANIC',
      [],
      undefined,
    ]);
  });

  it.each([
    ['market', 'xx'],
    ['locale', 'fi-FI'],
    ['customerKey', ''],
    ['customerKey', 'short'],
    ['sessionKey', 'has spaces in it'],
    ['sessionKey', 'x'.repeat(65)],
    ['limit', '601'],
    ['limit', '-1'],
    ['limit', '1.5'],
    ['skip', 'first'],
    ['sort', 'NEWEST'],
    ['origin', 'GUESS'],
    ['f.Price.min', 'cheap'],
    ['f.Price.max', '-5'],
  ])('refuse %s=%s with a sentence that names it', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(BadParameters);
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} is `));
  });

  it('need no keys where nothing is recorded', () => {
    expect(read({ customerKey: '', sessionKey: '', notify: 'false' }).visitor).toBeUndefined();
  });

  it('take market and locale in any case, and a language without its country', () => {
    expect(read({ market: 'NO', locale: 'nb' }).site.languageId).toBe('nb-NO');
  });

  it('join the values of all filters, each once, and bound them', () => {
    expect(read({ 'f.Color': 'p_1|p_2', 'f.Brand': 'b_1|p_1|', fit: 'x' }).facets).toEqual([
      'p_1',
      'p_2',
      'b_1',
    ]);
    const many = Array.from({ length: 10_000 }, (_, at) => `p_${String(at)}`).join('|');
    expect(read({ 'f.Color': many }).facets).toHaveLength(limits.facets);
  });

  it.each([
    [{ 'f.Price.min': '100' }, { lowest: 100, highest: 10_000_000 }],
    [{ 'f.Price.max': '500.5' }, { lowest: 0, highest: 500.5 }],
    [{ 'f.Price.min': '' }, undefined],
  ] as const)('read the price of %j', (parameters, price) => {
    expect(read(parameters).price).toEqual(price);
  });

  it('bound texts, and drop what no database stores', () => {
    expect(read({ q: `  a\u0000b ${'x'.repeat(2000)}` }).text('q')).toHaveLength(limits.text);
    expect(read({ q: ' a\u0000b ' }).text('q')).toBe('ab');
    expect(read({}).text('q')).toBe('');
  });
});
