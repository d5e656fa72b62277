import { isSameSiteCall } from './isSameSiteCall.ts';

type Handler = (request: Request) => Promise<Response>;

/**
 * Adds the key to the shop's own pages' calls of the embedded Data API, as a browser cannot hold
 * one; other clients send theirs.
 */
export function addApiKey(
  respond: Handler,
  { apiKey, origins }: { readonly apiKey: string | undefined; readonly origins: readonly string[] },
): Handler {
  if (apiKey === undefined) return respond;
  return (request) => {
    if (!request.headers.has('x-apikey') && isSameSiteCall(request.headers, origins))
      request.headers.set('x-apikey', apiKey);
    return respond(request);
  };
}
