import { expect, type Page } from '@playwright/test';

/** A document's own 404 is the browser's note, not ours. */
const usual = [404, 501];

/**
 * Collects what the page complains of; the returned check fails on any of it.
 * @param expected answers, besides the usual ones, that belong to the journey, such as 409 where another journey writes on the same page
 */
export function expectQuietConsole(
  page: Page,
  { expected = [] }: { readonly expected?: readonly number[] } = {},
): () => void {
  const noise: string[] = [];
  const told = new RegExp(`status of (${[...usual, ...expected].join('|')})\\b`);
  page.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && !told.test(message.text()))
      noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  return () => expect(noise).toEqual([]);
}
