import { shopName } from '@solvik/shop';
import type { FastifyInstance } from 'fastify';
import { paper } from './browserColours.ts';
import { sitesOfHost } from './sitesOfHost.ts';
import type { LocatedSite } from '../src/page/sites.ts';

/** /manifest.webmanifest: the shop as an installed app, with icons from 64 to 512 (spec section 9). */
export function webManifest(site: LocatedSite): object {
  return {
    name: shopName,
    short_name: shopName,
    lang: site.languageId,
    start_url: `${site.basename}/`,
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [64, 192, 512].map((size) => ({
      src: size === 64 ? '/favicon-64.png' : `/icon-${String(size)}.png`,
      sizes: `${String(size)}x${String(size)}`,
      type: 'image/png',
    })),
  };
}

/**
 * /robots.txt: lists and products may be crawled, but not the cart, checkout and searches. The
 * sitemap is the host's own.
 */
export function robots([site]: readonly LocatedSite[]): string {
  return [
    'User-agent: *',
    ...['/checkout/', '/s/', '/*/s/', '/api/', '/graphql'].map((path) => `Disallow: ${path}`),
    ...(site ? ['', `Sitemap: ${site.origin}/sitemap.xml`] : []),
    '',
  ].join('\n');
}

/** Serves both for the host's site, the first one for an unknown host. */
export function registerWellKnown(server: FastifyInstance, sites: readonly LocatedSite[]): void {
  server.get('/manifest.webmanifest', async (request, reply) => {
    const [site] = sitesOfHost(sites, request.host);
    return reply
      .type('application/manifest+json')
      .send(JSON.stringify(site ? webManifest(site) : {}));
  });
  server.get('/robots.txt', async (request, reply) => {
    return reply.type('text/plain; charset=utf-8').send(robots(sitesOfHost(sites, request.host)));
  });
}
