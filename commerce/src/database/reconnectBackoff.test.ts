import { expect, it } from 'vitest';
import { recordLog } from '../testing/recordLog.ts';
import { reconnectBackoff } from './reconnectBackoff.ts';

/** Milliseconds for which callers are refused after each failure in a row. */
const pauses = [100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000];

it('refuses for longer after each failure, up to five seconds, and logs it once', () => {
  const log: string[] = [];
  let now = 1_000;
  const backoff = reconnectBackoff({ now: () => now, log: recordLog(log) });
  expect(backoff.refuse).not.toThrow();
  for (const pause of pauses) {
    backoff.failed(new Error('refused'));
    backoff.failed(new Error('an attempt of the same moment'));
    now += pause - 1;
    expect(backoff.refuse).toThrow('Please try again in a moment');
    now += 1;
    expect(backoff.refuse).not.toThrow();
  }
  backoff.connected();
  expect(log).toEqual([
    expect.stringMatching(/^error The database cannot be reached/),
    'info The database is available again.',
  ]);
  backoff.failed(new Error('refused'));
  now += pauses[0] ?? 0;
  expect(backoff.refuse).not.toThrow();
});

it('returns the whole seconds after which a retry makes sense', () => {
  const backoff = reconnectBackoff({ now: () => 0, log: () => undefined });
  backoff.failed(new Error('refused'));
  expect(backoff.refuse).toThrow(
    expect.objectContaining({ code: 'DATABASE_UNAVAILABLE', retryAfter: 1 }),
  );
});
