/** React Aria writes its first announcement after a pause; a test file that ends before then would fail for it. */
import { afterAll } from 'vitest';

afterAll(() => {
  if (typeof document !== 'undefined') document.querySelector('[data-live-announcer]')?.remove();
});
