import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ComingPicture, createPictureWait } from './waitForPictures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function picture(loadsAfter: number): ComingPicture {
  const one = {
    complete: loadsAfter <= 0,
    addEventListener: (event: string, listener: () => void) => {
      if (event !== 'load') return;
      setTimeout(() => {
        one.complete = true;
        listener();
      }, loadsAfter);
    },
  };
  return one;
}

// Milliseconds until each picture of each screenful loads, and the total wait.
it.each<[string, readonly (readonly number[])[], number]>([
  ['are loaded', [[0, 0], [0]], 0],
  ['load soon', [[200, 50], [], [100]], 300],
  ['never load cost a screen’s timeout', [[Infinity]], 3_000],
  [
    'never load on a whole page cost the page’s timeout',
    Array.from({ length: 200 }, () => [Infinity, Infinity]),
    9_000,
  ],
  ['load late are skipped, and later ones are awaited', [[Infinity], [400]], 3_400],
])('pictures that %s', async (_title, screens, expected) => {
  const wait = createPictureWait();
  const from = performance.now();
  const walk = (async () => {
    for (const screen of screens)
      await wait(screen.map((after) => picture(after === Infinity ? 1e9 : after)));
    return performance.now() - from;
  })();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await walk).toBe(expected);
});

it('a picture that timed out is not awaited on the next screen', async () => {
  const wait = createPictureWait();
  const never = picture(1e9);
  const from = performance.now();
  const walk = (async () => {
    await wait([never]);
    await wait([never]);
    return performance.now() - from;
  })();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await walk).toBe(3_000);
});
