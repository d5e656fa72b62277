import type { Log } from '@solvik/commerce';
import type { FastifyInstance } from 'fastify';
import type { DataApi } from '../src/data-api/createDataApi.ts';
import { DataApiError } from '../src/data-api/dataApiError.ts';
import { readPlace } from '../src/features/content/areas/areaPlace.ts';
import { areaPath, loadArea } from '../src/features/content/areas/loadArea.ts';
import type { PlacedSite } from '../src/features/market/sites.ts';

interface WidgetAreaOptions {
  readonly sites: readonly PlacedSite[];
  readonly dataApiOf: (site: PlacedSite) => DataApi;
  readonly log: Log;
}

/** Long enough for a walk back and forth, short enough for a schedule. */
const cacheControl = 'public, max-age=10';

/** GET /api/widget-area: content as a page shows it, read on the server for whoever comes to the page by a link. */
export function registerWidgetArea(
  server: FastifyInstance,
  { sites, dataApiOf, log }: WidgetAreaOptions,
): void {
  server.get(areaPath, async (request, reply) => {
    const query = new URL(request.url, 'http://shop.invalid').searchParams;
    const [site, place] = [
      sites.find(({ channelId }) => channelId === query.get('channel')),
      readPlace(query),
    ];
    if (!site || !place) {
      return reply
        .code(400)
        .type('application/json')
        .send('{"message":"Give a channel, and an alias or a family and an area."}');
    }
    try {
      const area = await loadArea(dataApiOf(site), place);
      return await reply
        .header('cache-control', cacheControl)
        .type('application/json')
        .send(JSON.stringify(area));
    } catch (error) {
      log('error', 'Content could not be read', { place, error });
      const status = error instanceof DataApiError ? error.status : 500;
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('application/json')
        .send('{"message":"Try again in a moment."}');
    }
  });
}
