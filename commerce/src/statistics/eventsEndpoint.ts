/** Receives shoppers' events from their browsers: `POST /api/events`, 204 or 400. */
import type { CatalogueRuntime } from '../catalogue/catalogueRuntime.ts';
import { countEvents, readEventBatch } from './eventCounts.ts';

export const eventsPath = '/api/events';

const headers = { 'cache-control': 'no-store' };
/** Characters of a batch. */
const maxLength = 64 * 1024;

const refuse = (status: number, message: string) => Response.json({ message }, { status, headers });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const createEventsEndpoint =
  ({ database, catalogue, clock }: Pick<CatalogueRuntime, 'database' | 'catalogue' | 'clock'>) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return refuse(405, 'Events are sent by POST.');
    // Events are sent by the shop's own pages alone.
    const source = request.headers.get('sec-fetch-site');
    if (source !== null && source !== 'same-origin')
      return refuse(403, 'Events are sent from the shop’s own pages.');
    const text = await request.text();
    const batch = text.length > maxLength ? undefined : readEventBatch(parse(text));
    if (!batch)
      return refuse(
        400,
        'Send {"market": "se", "events": [{"type": "…", "data": {…}, "timestamp": "…"}]}, at most 50 of them.',
      );
    const { products } = await catalogue.get();
    await countEvents(database.handle, {
      ...batch,
      at: new Date(clock()),
      isProduct: (id) => products.has(id),
    });
    return new Response(null, { status: 204, headers });
  };
