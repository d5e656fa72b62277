import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCachedPage } from './cachedPage.ts';

const html = `<!doctype html>${'<p>Kappa i ull</p>'.repeat(500)}`;
const open = () => createCachedPage({ status: 200, html, tags: [] });

describe('a cached page', () => {
  it('holds the same document in each encoding, each under its own strong ETag', async () => {
    const page = open();
    const [plain, gzip, br] = await Promise.all([
      page.encode('identity'),
      page.encode('gzip'),
      page.encode('br'),
    ]);
    expect([plain.body, gunzipSync(gzip.body), brotliDecompressSync(br.body)].map(String)).toEqual([
      html,
      html,
      html,
    ]);
    expect(new Set([plain, gzip, br].map(({ etag }) => etag)).size).toBe(3);
    for (const { etag } of [plain, gzip, br]) expect(etag).toMatch(/^"[\w-]+"$/);
  });

  it('is compressed once, however many requests wait for it', async () => {
    const page = open();
    const [first, second] = await Promise.all([page.encode('br'), page.encode('br')]);
    expect(second).toBe(first);
    expect(page.ready('br')).toBe(first);
  });

  it('occupies no more memory than it reports', async () => {
    const page = open();
    await Promise.all((['identity', 'gzip', 'br'] as const).map(page.encode));
    const bodies = (['identity', 'gzip', 'br'] as const).flatMap(
      (encoding) => page.ready(encoding) ?? [],
    );
    expect(bodies.map(({ encoding }) => encoding)).toEqual(['gzip', 'br']);
    expect(bodies.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThan(page.size);
  });

  it('is available uncompressed, also after it was compressed further', async () => {
    const page = open();
    await page.refine();
    const plain = await page.encode('identity');
    expect([String(plain.body), plain.etag]).toEqual([html, expect.stringMatching(/-plain"$/)]);
  });

  it('matches any of its ETags, in a list and weakened in transit', async () => {
    const page = open();
    const { etag } = await page.encode('br');
    await page.refine();
    expect(page.findMatchingTag(etag)).toBe(etag);
    expect(page.findMatchingTag(`"other", W/${etag}`)).toBe(etag);
    expect(page.findMatchingTag('"other"')).toBeUndefined();
    expect(
      createCachedPage({ status: 200, html: `${html} `, tags: [] }).findMatchingTag(etag),
    ).toBeUndefined();
  });
});
