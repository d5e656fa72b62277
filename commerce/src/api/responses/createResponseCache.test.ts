import { describe, expect, it } from 'vitest';
import { createChangeLog } from '../../events/changeLog.ts';
import { createShopEvents } from '../../events/shopEvents.ts';
import { createResponseCache } from './createResponseCache.ts';

const open = () => {
  const events = createShopEvents(() => undefined);
  return {
    events,
    cache: createResponseCache({ changes: createChangeLog(events), clock: () => 0 }),
  };
};

describe('a cache of responses', () => {
  it('holds no more bytes than its limit, and nothing that is too large alone', async () => {
    const { cache } = open();
    const answer = (length: number) => async () => ({ result: { data: { text: 'x' } }, length });
    for (let at = 0; at < 120; at += 1) await cache.answer(`k${at}`, answer(300_000));
    expect(cache.size().bytes).toBeLessThanOrEqual(80_000_000);
    const { entries } = cache.size();
    await cache.answer('large', answer(3_000_000));
    expect(cache.size().entries).toBe(entries);
  });

  it('computes again after a failure, and does not cache the error', async () => {
    const { cache } = open();
    let calls = 0;
    const fails = () =>
      cache.answer('k', async () => {
        calls += 1;
        throw new Error('no');
      });
    await expect(fails()).rejects.toThrow('no');
    await expect(fails()).rejects.toThrow('no');
    expect([calls, cache.size().entries]).toEqual([2, 0]);
  });

  it.each([
    ['its product', ['product:7'], 2],
    ['another product', ['product:8'], 1],
    ['the catalogue', ['catalogue'], 2],
    ['the content', ['content'], 2],
  ])('computes as often as needed after a change of %s', async (_, tags, calls) => {
    const { events, cache } = open();
    let computed = 0;
    const request = () =>
      cache.answer('k', async ({ productIds }) => {
        productIds.add(7);
        computed += 1;
        return { result: { data: {} }, length: 2 };
      });
    await request();
    events.emit(tags);
    await request();
    expect(computed).toBe(calls);
  });

  it('caches the response begun after a change, although one begun before it ends later', async () => {
    const { events, cache } = open();
    const early = Promise.withResolvers<void>();
    const request = (text: string, until = Promise.resolve()) =>
      cache.answer('k', async ({ productIds }) => {
        productIds.add(7);
        await until;
        return { result: { data: { text } }, length: 2 };
      });
    const before = request('before', early.promise);
    events.emit(['product:7']);
    const after = await request('after');
    early.resolve();
    expect((await before).result.data).toEqual({ text: 'before' });
    expect(await request('again')).toBe(after);
  });
});
