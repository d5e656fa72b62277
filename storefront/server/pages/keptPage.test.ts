import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { keepPage } from './keptPage.ts';

const html = `<!doctype html>${'<p>Kappa i ull</p>'.repeat(500)}`;
const open = () => keepPage({ status: 200, html, tags: [] });

describe('a kept page', () => {
  it('holds the same document in each encoding, each under a strong tag of its own', async () => {
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

  it('is compressed once, however many wait for it', async () => {
    const page = open();
    const [first, second] = await Promise.all([page.encode('br'), page.encode('br')]);
    expect(second).toBe(first);
    expect(page.ready('br')).toBe(first);
  });

  it('takes no more memory than it says', async () => {
    const page = open();
    await Promise.all((['identity', 'gzip', 'br'] as const).map(page.encode));
    const kept = (['identity', 'gzip', 'br'] as const).flatMap(
      (encoding) => page.ready(encoding) ?? [],
    );
    expect(kept.map(({ encoding }) => encoding)).toEqual(['gzip', 'br']);
    expect(kept.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThan(page.size);
  });

  it('is whole for those who take no compression, also after it was made smaller', async () => {
    const page = open();
    await page.refine();
    const plain = await page.encode('identity');
    expect([String(plain.body), plain.etag]).toEqual([html, expect.stringMatching(/-plain"$/)]);
  });

  it('is known by any of its tags, in a list and weakened on the way', async () => {
    const page = open();
    const { etag } = await page.encode('br');
    await page.refine();
    expect(page.findHeld(etag)).toBe(etag);
    expect(page.findHeld(`"other", W/${etag}`)).toBe(etag);
    expect(page.findHeld('"other"')).toBeUndefined();
    expect(keepPage({ status: 200, html: `${html} `, tags: [] }).findHeld(etag)).toBeUndefined();
  });
});
