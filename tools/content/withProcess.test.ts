import { expect, it } from 'vitest';
import { withProcess } from './withProcess.ts';

const recorder = () => {
  const steps: string[] = [];
  const start = async () => {
    steps.push('start');
    return { stop: async () => void steps.push('stop') };
  };
  return { steps, start };
};

it('stops the started process after the work, and returns the result of the work', async () => {
  const { steps, start } = recorder();
  const result = await withProcess(start, async () => {
    steps.push('work');
    return 42;
  });
  expect(result).toBe(42);
  expect(steps).toEqual(['start', 'work', 'stop']);
});

it('stops the started process if the work fails, and rejects with its error', async () => {
  const { steps, start } = recorder();
  const work = withProcess(start, async () => {
    throw new Error('The browser has closed.');
  });
  await expect(work).rejects.toThrow('The browser has closed.');
  expect(steps).toEqual(['start', 'stop']);
});
