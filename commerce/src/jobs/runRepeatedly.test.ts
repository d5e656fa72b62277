import { expect, it, vi } from 'vitest';
import { recordLog } from '../testing/recordLog.ts';
import { runRepeatedly } from './runRepeatedly.ts';

it('a job that fails is logged as an error, and runs again', async () => {
  vi.useFakeTimers();
  const log: string[] = [];
  let runs = 0;
  const job = runRepeatedly({
    name: 'mails',
    every: 5_000,
    job: async () => {
      runs += 1;
      if (runs === 1) throw new Error('no connection');
    },
    log: recordLog(log),
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await job.stop();
  vi.useRealTimers();
  expect(runs).toBe(2);
  expect(log).toEqual([
    expect.stringMatching(/^error The job “mails” failed\. error: Error: no connection/),
  ]);
});
