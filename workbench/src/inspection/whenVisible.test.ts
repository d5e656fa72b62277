// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { whenVisible } from './whenVisible.ts';

it('waits until the window is visible again, whatever else changes', async () => {
  let state: DocumentVisibilityState = 'hidden';
  Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
  const turn = async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise(setImmediate);
  };
  let isResolved = false;
  const visible = whenVisible(document).then(() => (isResolved = true));
  await turn();
  expect(isResolved).toBe(false);
  state = 'visible';
  await turn();
  expect(isResolved).toBe(true);
  await visible;
  await expect(whenVisible(document)).resolves.toBeUndefined();
});
