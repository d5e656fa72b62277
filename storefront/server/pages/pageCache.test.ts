import { describe, expect, it } from 'vitest';
import type { NewPage } from './keptPage.ts';
import { createPageCache, type Made, type PageCacheOptions } from './pageCache.ts';

const second = 1000;

const page = (html: string, tags: readonly string[] = []): Made<string> => ({
  kind: 'page',
  answer: html,
  page: { status: 200, html, tags } satisfies NewPage,
});

/**
 * A cache with a clock of its own, whose renders end when told to: `obtain(key)` begins, `renders[n].end(made)` ends.
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
  it('once, however many ask for it', async () => {
    const { obtain, renders } = openCache();
    const asked = Promise.all([obtain('a'), obtain('a'), obtain('a')]);
    renders[0]?.end(page('A'));
    expect(await asked).toEqual(['miss A', 'miss A', 'miss A']);
    expect(await obtain('a')).toBe('hit A');
    expect(renders).toHaveLength(1);
  });

  it('for each visitor where it turns out to be their own', async () => {
    const { cache } = openCache();
    let made = 0;
    const make = async (): Promise<Made<string>> => ({
      kind: 'own',
      answer: `visitor ${String((made += 1))}`,
    });
    const answers = await Promise.all([
      cache.obtain('cart', make),
      cache.obtain('cart', make),
      cache.obtain('cart', make),
    ]);
    expect(
      new Set(answers.map((obtained) => obtained.kind === 'answer' && obtained.answer)).size,
    ).toBe(3);
  });

  it.each(['neutral', 'failed'] as const)(
    'once for all who ask at once, and kept by nobody, where it is %s',
    async (kind) => {
      const { obtain, renders } = openCache();
      const asked = Promise.all([obtain('a'), obtain('a')]);
      renders[0]?.end({ kind, answer: 'no' });
      expect(await asked).toEqual(['no', 'no']);
      void obtain('a');
      expect(renders).toHaveLength(2);
    },
  );

  it('again after a render that threw', async () => {
    const { obtain, renders } = openCache();
    const asked = obtain('a');
    renders[0]?.fail(new Error('broken'));
    await expect(asked).rejects.toThrow('broken');
    const again = obtain('a');
    renders[1]?.end(page('A'));
    expect(await again).toBe('miss A');
  });
});

describe('after its minute a page', () => {
  it('is sent as it was while one render makes it again', async () => {
    const { obtain, fill, renders, clock } = openCache();
    await fill('a', page('old'));
    clock.now = 61 * second;
    expect(await Promise.all([obtain('a'), obtain('a')])).toEqual(['stale old', 'stale old']);
    expect(renders).toHaveLength(2);
    renders[1]?.end(page('new'));
    await expect.poll(() => obtain('a')).toBe('hit new');
    expect(renders).toHaveLength(2);
  });

  it('is waited for once it is older than may be sent', async () => {
    const { obtain, fill, renders, clock } = openCache();
    await fill('a', page('old'));
    clock.now = 361 * second;
    const asked = obtain('a');
    renders[1]?.end(page('new'));
    expect(await asked).toBe('miss new');
  });

  it.each<[string, Made<string>, string]>([
    ['stays when making it again fails', { kind: 'failed', answer: 'no' }, 'stale old'],
    ['goes when there is none any more', { kind: 'neutral', answer: 'gone' }, 'miss next'],
    ['goes when it leads elsewhere', { kind: 'own', answer: 'elsewhere' }, 'miss next'],
  ])('%s', async (_what, made, then) => {
    const { obtain, fill, renders, clock } = openCache();
    await fill('a', page('old'));
    clock.now = 61 * second;
    await obtain('a');
    renders[1]?.end(made);
    await Promise.resolve();
    await new Promise(setImmediate);
    const asked = obtain('a');
    renders[2]?.end(page('next'));
    expect(await asked).toBe(then);
  });

  it('hands an error of its renewal on, and stays', async () => {
    const errors: unknown[] = [];
    const { obtain, fill, renders, clock } = openCache({ onError: (error) => errors.push(error) });
    await fill('a', page('old'));
    clock.now = 61 * second;
    await obtain('a');
    renders[1]?.fail(new Error('broken'));
    await expect.poll(() => errors).toHaveLength(1);
    expect(await obtain('a')).toBe('stale old');
  });

  it('keeps its ETag where only its clock is another, for ten minutes', async () => {
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
  it('drops the pages that show it at once, and leaves the others', async () => {
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

  it('during a render keeps what was read before it from being kept, and from whoever asks after it', async () => {
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

  it('during a render changes nothing for a page that does not show it', async () => {
    const { cache, obtain, renders } = openCache();
    const asked = obtain('a');
    cache.drop(['product:2']);
    const joined = obtain('a');
    renders[0]?.end(page('A', ['product:1']));
    expect(await Promise.all([asked, joined])).toEqual(['miss A', 'miss A']);
    expect(renders).toHaveLength(1);
    expect(cache.find('a')).toBeDefined();
  });

  it('during a renewal drops the old page at once and does not keep the new one', async () => {
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

it('memory is bounded by the bytes of all encodings: the least asked for go first', async () => {
  const { cache, fill } = openCache({ limit: 5000 });
  const html = 'x'.repeat(1000);
  await fill('a', page(`a${html}`));
  await fill('b', page(`b${html}`));
  expect([cache.find('a'), cache.find('b')].map((found) => found !== undefined)).toEqual([
    false,
    true,
  ]);
});

it('a page that many ask for is made as small as can be, once, when nobody waits', async () => {
  const waiting: (() => Promise<void>)[] = [];
  const { cache, fill } = openCache({ whenIdle: (work) => waiting.push(work) });
  const html = Array.from(
    { length: 2000 },
    (_, index) => `<li>${String((index * 7919) % 4093)}</li>`,
  ).join('');
  await fill('a', page(html));
  const first = await cache.find('a')?.encode('br');
  for (let asked = 0; asked < 100; asked += 1) cache.find('a');
  expect(waiting).toHaveLength(1);
  await waiting[0]?.();
  const refined = cache.find('a')?.ready('br');
  expect(refined?.body.length).toBeLessThan(first?.body.length ?? 0);
  expect(refined?.etag).not.toBe(first?.etag);
});
