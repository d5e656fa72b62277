/** The search API of a shop with a remote search: the calls of its own pages are forwarded. */
import { SearchError } from '../../src/search-api/searchError.ts';
import type { SearchTransport } from '../../src/search-api/searchTransport.ts';

const headers = { 'cache-control': 'no-store' };

const refuse = (status: number, message: string) => Response.json({ message }, { status, headers });

export const searchCalls =
  (transport: SearchTransport) =>
  async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const [, kind, name] =
      /^\/api\/storefront\/v3\/(queries|notifications)\/([a-z-]+)$/.exec(pathname) ?? [];
    if ((kind !== 'queries' && kind !== 'notifications') || name === undefined)
      return refuse(404, 'Queries are at /api/storefront/v3/queries/{name}.');
    if (request.method !== 'GET' && request.method !== 'POST')
      return refuse(405, 'Queries are sent by GET or POST.');
    const parameters = new URLSearchParams(searchParams);
    if (request.method === 'POST')
      for (const [key, value] of new URLSearchParams(await request.text()))
        parameters.append(key, value);
    try {
      const { status, body } = await transport({ kind, name, parameters });
      return body === undefined
        ? new Response(null, { status: status === 200 ? 204 : status, headers })
        : Response.json(body, { status, headers });
    } catch (error) {
      if (!(error instanceof SearchError)) throw error;
      return refuse(503, 'The search cannot be reached. Try again in a moment.');
    }
  };
