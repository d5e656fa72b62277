/**
 * /sitemap.xml: an index of the sitemaps of every site of this host, and the sitemaps themselves.
 */
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DataApi } from '../../src/data-api/createDataApi.ts';
import type { LocatedSite } from '../../src/page/sites.ts';
import { sitesOfHost } from '../sitesOfHost.ts';
import { countProductSitemaps, pageEntries, productEntries } from './sitemapEntries.ts';
import { writeSitemapIndex, writeUrlSet } from './sitemapXml.ts';

export interface SitemapOptions {
  readonly sites: readonly LocatedSite[];
  readonly dataApiOf: (site: LocatedSite) => DataApi;
}

const send = (reply: FastifyReply, body: string | Readable) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    .send(body);

const addressOf = ({ origin, channelId }: LocatedSite, part: string) =>
  `${origin}/sitemaps/${channelId}/${part}.xml`;

export function registerSitemap(
  server: FastifyInstance,
  { sites, dataApiOf }: SitemapOptions,
): void {
  server.get('/sitemap.xml', async (request, reply) => {
    const parts = sitesOfHost(sites, request.host).map(async (site) => {
      const count = await countProductSitemaps(dataApiOf(site));
      return [
        addressOf(site, 'pages'),
        ...Array.from({ length: count }, (_, at) => addressOf(site, `products-${String(at + 1)}`)),
      ];
    });
    return send(reply, writeSitemapIndex((await Promise.all(parts)).flat()));
  });
  server.get<{ Params: { channel: string; part: string } }>(
    '/sitemaps/:channel/:part',
    async (request, reply) => {
      const { channel, part } = request.params;
      const site = sitesOfHost(sites, request.host).find(({ channelId }) => channelId === channel);
      const number = Number(/^products-([1-9]\d{0,4})\.xml$/.exec(part)?.[1]);
      if (
        !site ||
        !(part === 'pages.xml' || number <= (await countProductSitemaps(dataApiOf(site))))
      )
        return reply.callNotFound();
      const context = { site, sites };
      const entries =
        part === 'pages.xml'
          ? pageEntries(dataApiOf(site), context)
          : productEntries(dataApiOf(site), number);
      return send(reply, Readable.from(writeUrlSet(entries, context)));
    },
  );
}
