/**
 * /service-worker.js: shows an offline page in the site's language if a page cannot be fetched. It
 * caches no pages, so that nothing stale is ever shown.
 */
import { shopName } from '@solvik/shop';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { loadText } from '../src/languages/loadText.ts';
import { escapeHtml } from '../src/page/metadata/headTags.ts';
import type { LocatedSite } from '../src/page/sites.ts';
import { ink, paper } from './browserColours.ts';
import { sitesOfHost } from './sitesOfHost.ts';

const style = `body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;box-sizing:border-box;background:${paper};color:${ink};font:17px/1.5 system-ui,sans-serif}main{max-width:26em}h1{font-size:28px;line-height:1.2;font-weight:500;margin:0 0 12px}p{margin:0 0 24px}a{color:inherit;display:inline-block;padding:12px 20px;border:1px solid}`;

/** The requested page loads by itself once the network returns. */
const recover = "addEventListener('online',()=>location.reload())";
const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${createHash('sha256').update(recover).digest('base64')}'`;

async function offlinePage({ locale, languageId }: LocatedSite): Promise<string> {
  const text = await loadText(locale);
  const [title, message, retry] = [
    text('offline.title'),
    text('offline.text'),
    text('error.retry'),
  ].map(escapeHtml);
  return `<!doctype html><html lang="${languageId}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | ${shopName}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${message}</p><a href="">${retry}</a></main><script>${recover}</script></body></html>`;
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
