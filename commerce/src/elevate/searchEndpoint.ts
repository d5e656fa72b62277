/** The storefront search API over HTTP: parameters from the address, and from a form or JSON body. */
import type { SearchResponse, StorefrontSearch } from './createStorefrontSearch.ts';

export const searchPath = '/api/storefront/v3';

const headers = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
};

const respond = ({ status, body }: SearchResponse): Response =>
  new Response(body === undefined ? null : JSON.stringify(body), { status, headers });

/** Values of a JSON body: texts, numbers and booleans; lists are joined as the API writes them. */
function appendJson(parameters: URLSearchParams, text: string): boolean {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return false;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  for (const [name, value] of Object.entries(body)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (values.every((each) => ['string', 'number', 'boolean'].includes(typeof each)))
      parameters.append(name, values.map(String).join('|'));
  }
  return true;
}

/** Undefined for a body that is neither a form nor a JSON object. */
async function parametersOf(request: Request): Promise<URLSearchParams | undefined> {
  const { searchParams } = new URL(request.url);
  const parameters = new URLSearchParams(searchParams);
  if (request.method !== 'POST') return parameters;
  const text = await request.text();
  if (text === '') return parameters;
  if (request.headers.get('content-type')?.includes('json'))
    return appendJson(parameters, text) ? parameters : undefined;
  for (const [name, value] of new URLSearchParams(text)) parameters.append(name, value);
  return parameters;
}

export function createSearchEndpoint(
  search: StorefrontSearch,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS')
      return new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'GET, POST, OPTIONS',
          'access-control-allow-headers': 'content-type',
        },
      });
    if (request.method !== 'GET' && request.method !== 'POST')
      return new Response(JSON.stringify({ message: 'Queries are sent by GET or POST.' }), {
        status: 405,
        headers: { ...headers, allow: 'GET, POST, OPTIONS' },
      });
    const [kind, name = '', ...rest] = new URL(request.url).pathname
      .slice(searchPath.length + 1)
      .split('/');
    if ((kind !== 'queries' && kind !== 'notifications') || rest.length > 0)
      return respond({
        status: 404,
        body: {
          message: `Queries are at ${searchPath}/queries/{name}, notifications at ${searchPath}/notifications/{name}.`,
        },
      });
    if (kind === 'notifications' && request.method !== 'POST')
      return new Response(JSON.stringify({ message: 'Notifications are sent by POST.' }), {
        status: 405,
        headers: { ...headers, allow: 'POST, OPTIONS' },
      });
    const parameters = await parametersOf(request);
    if (!parameters)
      return respond({ status: 400, body: { message: 'The body is a form or a JSON object.' } });
    return respond(
      await (kind === 'queries' ? search.query(name, parameters) : search.notify(name, parameters)),
    );
  };
}
