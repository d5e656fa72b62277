import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ComingPicture, createPictureWait } from './waitForPictures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function picture(comesAfter: number): ComingPicture {
  const one = {
    complete: comesAfter <= 0,
    addEventListener: (event: string, heard: () => void) => {
      if (event !== 'load') return;
      setTimeout(() => {
        one.complete = true;
        heard();
      }, comesAfter);
    },
  };
  return one;
}

// Milliseconds until each picture of each screenful comes, and how long the walk stood still for it in all.
it.each<[string, readonly (readonly number[])[], number]>([
  ['are there', [[0, 0], [0]], 0],
  ['come soon', [[200, 50], [], [100]], 300],
  ['never come cost a screen’s patience', [[Infinity]], 3_000],
  [
    'never come in a whole page of them have an end',
    Array.from({ length: 200 }, () => [Infinity, Infinity]),
    9_000,
  ],
  ['come late are left behind, and those after them are waited for', [[Infinity], [400]], 3_400],
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

it('a picture that was given up is not waited for on the next screen', async () => {
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
