/**
 * /service-worker.js: shows an offline page in the site's language if a page cannot be fetched. It
 * caches no pages, so that nothing stale is ever shown.
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { loadText } from '../src/languages/loadText.ts';
import type { LocatedSite } from '../src/page/sites.ts';
import { plainPage } from './plainPage.ts';
import { sitesOfHost } from './sitesOfHost.ts';

/** The requested page loads by itself once the network returns. */
const recover = "addEventListener('online',()=>location.reload())";
const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(recover).digest('base64')}'`;

async function offlinePage({ locale, languageId }: LocatedSite): Promise<string> {
  const text = await loadText(locale);
  const message = {
    languageId,
    title: text('offline.title'),
    message: text('offlinePage.text'),
    link: { href: '', label: text('error.retry') },
  };
  return plainPage([message], recover);
}

/** The worker of these sites; a page's site is found by its path prefix. */
export async function writeServiceWorker(sites: readonly LocatedSite[]): Promise<string> {
  const pages = await Promise.all(
    sites.map(async (site) => [site.basename, await offlinePage(site)] as const),
  );
  return `const pages = new Map(${JSON.stringify(pages)});
const isWithin = (path, prefix) => path === prefix || path.startsWith(prefix + '/');
const pageFor = (path) => [...pages].find(([prefix]) => isWithin(path, prefix))?.[1] ?? [...pages.values()][0];
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'content-security-policy': ${JSON.stringify(policy)} };
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()])));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const answer = async () => (await event.preloadResponse) ?? (await fetch(request));
  event.respondWith(answer().catch(() => new Response(pageFor(new URL(request.url).pathname), { status: 503, headers })));
});
`;
}

/** Serves the worker from the root, so that the whole origin is its scope (spec section 2). */
export function registerServiceWorkerFile(
  server: FastifyInstance,
  sites: readonly LocatedSite[],
): void {
  server.get('/service-worker.js', async (request, reply) => {
    const script = await writeServiceWorker(sitesOfHost(sites, request.host));
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(script);
  });
}
