import { expect, it } from 'vitest';
import { keepLog } from '../testing/keepLog.ts';
import { reconnectBackoff } from './reconnectBackoff.ts';

/** How many milliseconds callers are refused for after each failure in a row. */
const pauses = [100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000];

it('refuses for longer after each failure, up to five seconds, and says it once', () => {
  const log: string[] = [];
  let now = 1_000;
  const backoff = reconnectBackoff({ now: () => now, log: keepLog(log) });
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
    'info The database answers again.',
  ]);
  backoff.failed(new Error('refused'));
  now += pauses[0] ?? 0;
  expect(backoff.refuse).not.toThrow();
});

it('says after how many whole seconds asking again is worth it', () => {
  const backoff = reconnectBackoff({ now: () => 0, log: () => undefined });
  backoff.failed(new Error('refused'));
  expect(backoff.refuse).toThrow(
    expect.objectContaining({ code: 'DATABASE_UNAVAILABLE', retryAfter: 1 }),
  );
});
