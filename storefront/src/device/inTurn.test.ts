import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTurn } from './inTurn.ts';

beforeEach(() => vi.stubGlobal('document', {}));
afterEach(() => vi.unstubAllGlobals());

/** Locks of one browser, as all its tabs see them. */
function browserLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, work: () => Promise<unknown>) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return { locks: { request } };
}

describe('work in turn', () => {
  it('waits for what another tab is doing', async () => {
    vi.stubGlobal('navigator', browserLocks());
    const done: string[] = [];
    let finish = () => {};
    const first = inTurn(
      'cart',
      () =>
        new Promise<void>((resolve) => {
          finish = () => {
            done.push('first');
            resolve();
          };
        }),
    );
    const second = inTurn('cart', async () => void done.push('second'));
    await Promise.resolve();
    finish();
    await Promise.all([first, second]);
    expect(done).toEqual(['first', 'second']);
  });

  it('lets readers pass each other and not a change', async () => {
    const modes: unknown[] = [];
    vi.stubGlobal('navigator', {
      locks: {
        request: (_name: string, { mode }: { mode: unknown }, work: () => Promise<unknown>) => {
          modes.push(mode);
          return work();
        },
      },
    });
    await inTurn('cart', async () => undefined, 'shared');
    await inTurn('cart', async () => undefined);
    expect(modes).toEqual(['shared', 'exclusive']);
  });

  it('is done at once on the server, where all visitors would wait for each other', async () => {
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('locked')) } });
    expect(await inTurn('cart', async () => 'done')).toBe('done');
  });

  it('is done at once where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await inTurn('cart', async () => 'done')).toBe('done');
  });

  it('is done at once when the wait was too long, and tells its own failures', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('too long', 'TimeoutError')) },
    });
    expect(await inTurn('cart', async () => 'done')).toBe('done');
    vi.stubGlobal('navigator', browserLocks());
    const work = vi.fn(() => Promise.reject(new Error('refused')));
    await expect(inTurn('cart', work)).rejects.toThrow('refused');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
