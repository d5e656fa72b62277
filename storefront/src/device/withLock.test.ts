import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withLock } from './withLock.ts';

beforeEach(() => vi.stubGlobal('document', {}));
afterEach(() => vi.unstubAllGlobals());

/** Locks of one browser, as seen by all its tabs. */
function browserLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, work: () => Promise<unknown>) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
  return { locks: { request } };
}

describe('work under a lock', () => {
  it('waits for the work of another tab', async () => {
    vi.stubGlobal('navigator', browserLocks());
    const done: string[] = [];
    let finish = () => {};
    const first = withLock(
      'cart',
      () =>
        new Promise<void>((resolve) => {
          finish = () => {
            done.push('first');
            resolve();
          };
        }),
    );
    const second = withLock('cart', async () => void done.push('second'));
    await Promise.resolve();
    finish();
    await Promise.all([first, second]);
    expect(done).toEqual(['first', 'second']);
  });

  it('is shared by readers and exclusive for a change', async () => {
    const modes: unknown[] = [];
    vi.stubGlobal('navigator', {
      locks: {
        request: (_name: string, { mode }: { mode: unknown }, work: () => Promise<unknown>) => {
          modes.push(mode);
          return work();
        },
      },
    });
    await withLock('cart', async () => undefined, 'shared');
    await withLock('cart', async () => undefined);
    expect(modes).toEqual(['shared', 'exclusive']);
  });

  it('runs at once on the server, where all visitors would wait for each other', async () => {
    vi.stubGlobal('document', undefined);
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('locked')) } });
    expect(await withLock('cart', async () => 'done')).toBe('done');
  });

  it('runs at once where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    expect(await withLock('cart', async () => 'done')).toBe('done');
  });

  it('runs unlocked if the lock times out, and rejects with its own error', async () => {
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('too long', 'TimeoutError')) },
    });
    expect(await withLock('cart', async () => 'done')).toBe('done');
    vi.stubGlobal('navigator', browserLocks());
    const work = vi.fn(() => Promise.reject(new Error('refused')));
    await expect(withLock('cart', work)).rejects.toThrow('refused');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
