// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { inSight } from './inSight.ts';

it('waits until the window is looked at again, whatever else changes', async () => {
  let state: DocumentVisibilityState = 'hidden';
  Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
  const turn = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise(setImmediate);
  };
  let isSeen = false;
  const seen = inSight(document).then(() => (isSeen = true));
  await turn();
  expect(isSeen).toBe(false);
  state = 'visible';
  await turn();
  expect(isSeen).toBe(true);
  await seen;
  await expect(inSight(document)).resolves.toBeUndefined();
});
