import type { Page } from 'playwright';

const noises = new WeakMap<Page, string[]>();

/**
 * One sentence per console error, failed script and request since the list was last emptied; the
 * same list for the same page.
 */
export function recordPageErrors(page: Page): string[] {
  const known = noises.get(page);
  if (known) return known;
  const noise: string[] = [];
  noises.set(page, noise);
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      noise.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      noise.push(`request to the outside: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      noise.push(`answer ${String(response.status())}: ${response.url()}`);
  });
  return noise;
}
