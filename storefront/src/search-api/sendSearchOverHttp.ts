import { SearchError } from './searchError.ts';
import type { SearchTransport } from './searchTransport.ts';

/** Queries that take their parameters in the body: some have more than an address may be long. */
const posted = new Set(['autocomplete', 'cart-page', 'add-to-cart-popup']);

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/**
 * @param base the cluster host’s address, or the shop’s own
 * @param send what requests are sent by
 */
export const sendSearchOverHttp =
  (base: string, send: (request: Request) => Promise<Response>): SearchTransport =>
  async ({ kind, name, parameters, signal }) => {
    const url = `${base}/api/storefront/v3/${kind}/${name}`;
    const isPost = kind === 'notifications' || posted.has(name);
    const request = isPost
      ? new Request(url, {
          method: 'POST',
          body: parameters,
          // The page may be left while a notification is sent.
          keepalive: kind === 'notifications',
          ...(signal && { signal }),
        })
      : new Request(`${url}?${parameters.toString()}`, signal && { signal });
    try {
      const response = await send(request);
      return { status: response.status, body: await readJson(response) };
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw error;
      throw new SearchError(name, { status: 0, body: undefined });
    }
  };
