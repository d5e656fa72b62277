import { expect, type Page } from '@playwright/test';

/** Collects what the page complains of; the returned check fails on any of it. A document's own expected 404 is the browser's note, not ours. */
export function expectQuietConsole(page: Page): () => void {
  const noise: string[] = [];
  page.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && !/status of (404|501)/.test(message.text())) noise.push(message.text());
  });
  page.on('pageerror', (error) => noise.push(error.message));
  return () => expect(noise).toEqual([]);
}
