import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('the setting of a search server', () => {
  it('is none without an address', () => {
    expect(readSettings({ MEILISEARCH_KEY: 'key' }).meilisearch).toBeUndefined();
  });

  it('has an address without a slash at its end, a key, and a name for the indexes', () => {
    const env = { MEILISEARCH_URL: 'https://search.example/', MEILISEARCH_KEY: 'key' };
    expect(readSettings(env).meilisearch).toEqual({
      url: 'https://search.example',
      key: 'key',
      prefix: 'products',
    });
    const named = readSettings({ ...env, MEILISEARCH_INDEX: 'solvik-test' });
    expect(named.meilisearch?.prefix).toBe('solvik-test');
  });

  it.each([
    [{ MEILISEARCH_URL: 'search.example' }, 'MEILISEARCH_URL must be an address'],
    [{ MEILISEARCH_URL: 'ftp://search.example' }, 'MEILISEARCH_URL must be an address'],
    [{ MEILISEARCH_URL: 'http://a', MEILISEARCH_INDEX: 'a b' }, 'MEILISEARCH_INDEX may have'],
  ])('%o is refused with a sentence', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
  });
});
