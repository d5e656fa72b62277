import { expect, type Page } from '@playwright/test';

/** The browser itself reports a document's 404; it is no fault of the page. */
const usualStatuses = [404, 501];

/**
 * Collects console errors and warnings of the page; the returned check fails on any of them.
 * @param expected responses, besides the usual ones, that belong to the journey, such as 409 where
 * another journey edits the same page
 */
export function expectQuietConsole(
  page: Page,
  { expected = [] }: { readonly expected?: readonly number[] } = {},
): () => void {
  const noise: string[] = [];
  const expectedStatus = new RegExp(`status of (${[...usualStatuses, ...expected].join('|')})\\b`);
  page.on('console', (message) => {
    if (
      (message.type() === 'error' || message.type() === 'warning') &&
      !expectedStatus.test(message.text())
    )
      noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  return () => expect(noise).toEqual([]);
}
