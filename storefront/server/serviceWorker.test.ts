import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { locateSites } from './resolveSite.ts';
import { writeServiceWorker } from './serviceWorker.ts';

interface WorkerRequest {
  readonly mode?: string;
  readonly method?: string;
  readonly path: string;
}

/**
 * Runs a worker's script and returns its response; undefined if it leaves the request to the
 * browser.
 */
async function workerOf(script: string, network: () => Promise<Response>) {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  };
  runInNewContext(script, { self, fetch: network, Response, URL, Map, Promise });
  return ({
    mode = 'navigate',
    method = 'GET',
    path,
  }: WorkerRequest): Promise<Response | undefined> => {
    let answer: Promise<Response> | undefined;
    listeners.get('fetch')?.({
      request: { mode, method, url: `http://localhost${path}` },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (response: Promise<Response>) => {
        answer = response;
      },
    });
    return answer ?? Promise.resolve(undefined);
  };
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const byHost = locateSites(readConfig({}));
const byPath = locateSites(readConfig({ MARKET_ROUTING: 'path' }));

describe('the service worker', () => {
  it('uses the network if there is one', async () => {
    const request = await workerOf(
      await writeServiceWorker(byHost.slice(0, 1)),
      async () => new Response('the page'),
    );
    expect(await (await request({ path: '/c/dam' }))?.text()).toBe('the page');
  });

  it.each([
    ['/no/nb', 'Du er frakoblet', 'nb-NO'],
    ['/fi/fi/c/naiset', 'Et ole verkossa', 'fi-FI'],
    ['/elsewhere', 'Du är offline', 'sv-SE'],
  ])('shows the offline page at %s: %s', async (path, text, lang) => {
    const response = await (await workerOf(await writeServiceWorker(byPath), offline))({ path });
    expect(response?.status).toBe(503);
    const html = (await response?.text()) ?? '';
    expect(html).toContain(`<h1>${text}</h1>`);
    expect(html).toContain(`lang="${lang}"`);
  });

  it('allows only the script that reloads the page once the network returns', async () => {
    const response = await (
      await workerOf(await writeServiceWorker(byPath), offline)
    )({ path: '/no/nb' });
    const [, script = ''] = /<script>([^<]*)<\/script>/.exec((await response?.text()) ?? '') ?? [];
    const reload = vi.fn();
    const listeners = new Map<string, () => void>();
    runInNewContext(script, {
      location: { reload },
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    });
    listeners.get('online')?.();
    expect(reload).toHaveBeenCalledOnce();
    expect(response?.headers.get('content-security-policy')).toContain(
      `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
  });

  it.each([
    { path: '/graphql', mode: 'cors' },
    { path: '/assets/a.js', mode: 'no-cors' },
    { path: '/varukorg', method: 'POST' },
  ])('leaves %o to the browser', async (ignored) => {
    const request = await workerOf(await writeServiceWorker(byHost.slice(0, 1)), offline);
    expect(await request(ignored)).toBeUndefined();
  });
});
