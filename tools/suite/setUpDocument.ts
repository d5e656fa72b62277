/** What every test file with a document shares: jest-dom's matchers, and no live region left behind. */
import { afterAll } from 'vitest';

if (typeof document !== 'undefined') await import('@testing-library/jest-dom/vitest');

// React Aria writes its first announcement after a pause; a file that ends before then would fail.
afterAll(() => {
  if (typeof document !== 'undefined') document.querySelector('[data-live-announcer]')?.remove();
});
