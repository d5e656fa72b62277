import type { Log } from '@solvik/commerce';
import type { FastifyInstance } from 'fastify';
import type { DataApi } from '../src/data-api/createDataApi.ts';
import { DataApiError } from '../src/data-api/dataApiError.ts';
import { readAreaSelector } from '../src/features/content/areas/areaSelector.ts';
import { areaPath, loadArea } from '../src/features/content/areas/loadArea.ts';
import type { LocatedSite } from '../src/page/sites.ts';

interface WidgetAreaOptions {
  readonly sites: readonly LocatedSite[];
  readonly dataApiOf: (site: LocatedSite) => DataApi;
  readonly log: Log;
}

/** Long enough for going back and forth, short enough for a schedule. */
const cacheControl = 'public, max-age=10';

/**
 * GET /api/widget-area: content as a page shows it, parsed on the server for client-side
 * navigation.
 */
export function registerWidgetArea(
  server: FastifyInstance,
  { sites, dataApiOf, log }: WidgetAreaOptions,
): void {
  server.get(areaPath, async (request, reply) => {
    const query = new URL(request.url, 'http://shop.invalid').searchParams;
    const [site, selector] = [
      sites.find(({ channelId }) => channelId === query.get('channel')),
      readAreaSelector(query),
    ];
    if (!site || !selector) {
      return reply
        .code(400)
        .type('application/json')
        .send('{"message":"Give a channel, and an alias or a family and an area."}');
    }
    try {
      const area = await loadArea(dataApiOf(site), selector);
      return await reply
        .header('cache-control', cacheControl)
        .type('application/json')
        .send(JSON.stringify(area));
    } catch (error) {
      log('error', 'Content could not be read', { selector, error });
      const status = error instanceof DataApiError ? error.status : 500;
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('application/json')
        .send('{"message":"Try again in a moment."}');
    }
  });
}
