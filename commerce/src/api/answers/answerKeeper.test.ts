import { describe, expect, it } from 'vitest';
import { createChangeLog } from '../../events/changeLog.ts';
import { createShopEvents } from '../../events/shopEvents.ts';
import { createAnswerKeeper } from './answerKeeper.ts';

const open = () => {
  const events = createShopEvents(() => undefined);
  return {
    events,
    keeper: createAnswerKeeper({ changes: createChangeLog(events), clock: () => 0 }),
  };
};

describe('a keeper of answers', () => {
  it('holds no more bytes than it may, and nothing that is too large alone', async () => {
    const { keeper } = open();
    const answer = (length: number) => async () => ({ result: { data: { text: 'x' } }, length });
    for (let at = 0; at < 120; at += 1) await keeper.answer(`k${at}`, answer(300_000));
    expect(keeper.size().bytes).toBeLessThanOrEqual(80_000_000);
    const { entries } = keeper.size();
    await keeper.answer('large', answer(3_000_000));
    expect(keeper.size().entries).toBe(entries);
  });

  it('asks again after an answer that failed, and forgets what threw', async () => {
    const { keeper } = open();
    let calls = 0;
    const fails = () =>
      keeper.answer('k', async () => {
        calls += 1;
        throw new Error('no');
      });
    await expect(fails()).rejects.toThrow('no');
    await expect(fails()).rejects.toThrow('no');
    expect([calls, keeper.size().entries]).toEqual([2, 0]);
  });

  it.each([
    ['its product', ['product:7'], 2],
    ['another product', ['product:8'], 1],
    ['the catalogue', ['catalogue'], 2],
    ['the content', ['content'], 2],
  ])('after a change of %s has asked as often as needed', async (_, tags, calls) => {
    const { events, keeper } = open();
    let asked = 0;
    const ask = () =>
      keeper.answer('k', async ({ productIds }) => {
        productIds.add(7);
        asked += 1;
        return { result: { data: {} }, length: 2 };
      });
    await ask();
    events.emit(tags);
    await ask();
    expect(asked).toBe(calls);
  });
});
