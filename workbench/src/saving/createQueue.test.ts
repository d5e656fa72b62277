import { expect, it } from 'vitest';
import { createQueue } from './createQueue.ts';

it('starts nothing before the first task has settled, even when it failed', async () => {
  const queue = createQueue();
  const reported: string[] = [];
  const { promise, reject } = Promise.withResolvers<void>();
  const first = queue(async () => {
    reported.push('first begins');
    await promise.finally(() => reported.push('first is over'));
  });
  const second = queue(async () => reported.push('second begins'));
  await Promise.resolve();
  reject(new Error('No response.'));
  await expect(first).rejects.toThrow('No response.');
  await second;
  expect(reported).toEqual(['first begins', 'first is over', 'second begins']);
});
