import { expect, it } from 'vitest';
import { createQueue } from './createQueue.ts';

it('begins nothing before what was asked for first is over, even when that failed', async () => {
  const queue = createQueue();
  const told: string[] = [];
  const { promise, reject } = Promise.withResolvers<void>();
  const first = queue(async () => {
    told.push('first begins');
    await promise.finally(() => told.push('first is over'));
  });
  const second = queue(async () => told.push('second begins'));
  await Promise.resolve();
  reject(new Error('No answer.'));
  await expect(first).rejects.toThrow('No answer.');
  await second;
  expect(told).toEqual(['first begins', 'first is over', 'second begins']);
});
