import { describe, expect, it } from 'vitest';
import type { NewPage } from './cachedPage.ts';
import { createPageCache, type Made, type PageCacheOptions } from './pageCache.ts';

const second = 1000;

const page = (html: string, tags: readonly string[] = []): Made<string> => ({
  kind: 'page',
  answer: html,
  page: { status: 200, html, tags } satisfies NewPage,
});

/**
 * A cache with a manual clock, whose renders are completed by the test: `obtain(key)` starts,
 * `renders[n].end(made)` ends.
 */
function openCache(options: PageCacheOptions = {}) {
  const clock = { now: 0 };
  const renders: {
    readonly key: string;
    readonly end: (made: Made<string>) => void;
    readonly fail: (error: Error) => void;
  }[] = [];
  const cache = createPageCache<string>({ now: () => clock.now, ...options });
  const obtain = async (key: string): Promise<string> => {
    const obtained = await cache.obtain(
      key,
      () => new Promise((end, fail) => renders.push({ key, end, fail })),
    );
    if (obtained.kind === 'answer') return obtained.answer;
    const { body } = await obtained.page.encode('identity');
    return `${obtained.state} ${String(body)}`;
  };
  const fill = async (key: string, made: Made<string>) => {
    const obtained = obtain(key);
    renders.at(-1)?.end(made);
    await obtained;
  };
  return { cache, clock, renders, obtain, fill };
}

describe('a page is rendered', () => {
  it('once for concurrent requests', async () => {
    const { obtain, renders } = openCache();
    const requested = Promise.all([obtain('a'), obtain('a'), obtain('a')]);
    renders[0]?.end(page('A'));
    expect(await requested).toEqual(['miss A', 'miss A', 'miss A']);
    expect(await obtain('a')).toBe('hit A');
    expect(renders).toHaveLength(1);
  });

  it('for each visitor if it turns out to be personal', async () => {
    const { cache } = openCache();
    let made = 0;
    const make = async (): Promise<Made<string>> => ({
      kind: 'own',
      answer: `visitor ${String((made += 1))}`,
    });
    const responses = await Promise.all([
      cache.obtain('cart', make),
      cache.obtain('cart', make),
      cache.obtain('cart', make),
    ]);
    expect(
      new Set(responses.map((obtained) => obtained.kind === 'answer' && obtained.answer)).size,
    ).toBe(3);
  });

  it.each(['neutral', 'failed'] as const)(
    'once for concurrent requests, and is not cached if it is %s',
    async (kind) => {
      const { obtain, renders } = openCache();
      const requested = Promise.all([obtain('a'), obtain('a')]);
      renders[0]?.end({ kind, answer: 'no' });
      expect(await requested).toEqual(['no', 'no']);
      void obtain('a');
      expect(renders).toHaveLength(2);
    },
  );

  it('again after a render that threw', async () => {
    const { obtain, renders } = openCache();
    const requested = obtain('a');
    renders[0]?.fail(new Error('broken'));
    await expect(requested).rejects.toThrow('broken');
    const again = obtain('a');
    renders[1]?.end(page('A'));
    expect(await again).toBe('miss A');
  });
});

describe('a page older than a minute', () => {
  it('is sent stale while one render refreshes it', async () => {
    const { obtain, fill, renders, clock } = openCache();
    await fill('a', page('old'));
    clock.now = 61 * second;
    expect(await Promise.all([obtain('a'), obtain('a')])).toEqual(['stale old', 'stale old']);
    expect(renders).toHaveLength(2);
    renders[1]?.end(page('new'));
    await expect.poll(() => obtain('a')).toBe('hit new');
    expect(renders).toHaveLength(2);
  });

  it('is awaited once it is too old to be sent', async () => {
    const { obtain, fill, renders, clock } = openCache();
    await fill('a', page('old'));
    clock.now = 361 * second;
    const requested = obtain('a');
    renders[1]?.end(page('new'));
    expect(await requested).toBe('miss new');
  });

  it.each<[string, Made<string>, string]>([
    ['stays when its refresh fails', { kind: 'failed', answer: 'no' }, 'stale old'],
    ['is dropped when it is not found any more', { kind: 'neutral', answer: 'gone' }, 'miss next'],
    ['is dropped when it redirects', { kind: 'own', answer: 'elsewhere' }, 'miss next'],
  ])('%s', async (_what, made, then) => {
    const { obtain, fill, renders, clock } = openCache();
    await fill('a', page('old'));
    clock.now = 61 * second;
    await obtain('a');
    renders[1]?.end(made);
    await Promise.resolve();
    await new Promise(setImmediate);
    const requested = obtain('a');
    renders[2]?.end(page('next'));
    expect(await requested).toBe(then);
  });

  it('logs an error of its refresh, and stays cached', async () => {
    const errors: unknown[] = [];
    const { obtain, fill, renders, clock } = openCache({ onError: (error) => errors.push(error) });
    await fill('a', page('old'));
    clock.now = 61 * second;
    await obtain('a');
    renders[1]?.fail(new Error('broken'));
    await expect.poll(() => errors).toHaveLength(1);
    expect(await obtain('a')).toBe('stale old');
  });

  it('keeps its ETag for ten minutes if only its clock differs', async () => {
    const { cache, clock } = openCache();
    const at = async (now: number) => {
      clock.now = now;
      const moment = `at ${String(now)}`;
      const make = async (): Promise<Made<string>> => ({
        kind: 'page',
        answer: '',
        page: { status: 200, html: `A ${moment}`, tags: [], moment },
      });
      await cache.obtain('a', make);
      await new Promise(setImmediate);
      return (await cache.find('a')?.encode('identity'))?.etag;
    };
    const first = await at(0);
    expect(await at(61 * second)).toBe(first);
    expect(await at(200 * second)).toBe(first);
    expect(await at(601 * second)).not.toBe(first);
  });
});

describe('a change', () => {
  it('drops the pages that show it at once, and only those', async () => {
    const { cache, fill } = openCache();
    await fill('/p/alma', page('alma', ['product:1']));
    await fill('/c/dam', page('dam', ['category:dam', 'product:1']));
    await fill('/om-oss', page('om', ['content:om-oss']));
    cache.drop(['product:1']);
    expect(['/p/alma', '/c/dam', '/om-oss'].map((key) => cache.find(key) !== undefined)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('during a render prevents the stale result from being cached or sent to later requests', async () => {
    const { cache, obtain, renders } = openCache();
    const before = obtain('a');
    cache.drop(['product:1']);
    const after = obtain('a');
    renders[0]?.end(page('old', ['product:1']));
    expect(await before).toBe('miss old');
    expect(cache.find('a')).toBeUndefined();
    await expect.poll(() => renders.length).toBe(2);
    renders[1]?.end(page('new', ['product:1']));
    expect(await after).toBe('miss new');
    expect(await obtain('a')).toBe('hit new');
  });

  it('during a render does not affect a page that does not show it', async () => {
    const { cache, obtain, renders } = openCache();
    const requested = obtain('a');
    cache.drop(['product:2']);
    const joined = obtain('a');
    renders[0]?.end(page('A', ['product:1']));
    expect(await Promise.all([requested, joined])).toEqual(['miss A', 'miss A']);
    expect(renders).toHaveLength(1);
    expect(cache.find('a')).toMatchObject({ status: 200 });
  });

  it('during a refresh drops the old page at once and does not cache the new one', async () => {
    const { cache, obtain, fill, renders, clock } = openCache();
    await fill('a', page('old', ['product:1']));
    clock.now = 61 * second;
    await obtain('a');
    cache.drop(['product:1']);
    renders[1]?.end(page('older', ['product:1']));
    await new Promise(setImmediate);
    void obtain('a');
    expect(renders).toHaveLength(3);
  });
});

it('memory is bounded by the bytes of all encodings: the least requested pages are evicted first', async () => {
  const { cache, fill } = openCache({ limit: 5000 });
  const html = 'x'.repeat(1000);
  await fill('a', page(`a${html}`));
  await fill('b', page(`b${html}`));
  expect([cache.find('a'), cache.find('b')].map((found) => found !== undefined)).toEqual([
    false,
    true,
  ]);
});

it('a popular page is compressed to its minimum, once, in idle time', async () => {
  const waiting: (() => Promise<void>)[] = [];
  const { cache, fill } = openCache({ whenIdle: (work) => waiting.push(work) });
  const html = Array.from(
    { length: 2000 },
    (_, index) => `<li>${String((index * 7919) % 4093)}</li>`,
  ).join('');
  await fill('a', page(html));
  const first = await cache.find('a')?.encode('br');
  for (let requested = 0; requested < 100; requested += 1) cache.find('a');
  expect(waiting).toHaveLength(1);
  await waiting[0]?.();
  const refined = cache.find('a')?.ready('br');
  expect(refined?.body.length).toBeLessThan(first?.body.length ?? 0);
  expect(refined?.etag).not.toBe(first?.etag);
});
