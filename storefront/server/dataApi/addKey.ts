import { isOwnCall } from './isOwnCall.ts';

type Handler = (request: Request) => Promise<Response>;

/**
 * The embedded Data API with the key given to calls of the shop's own pages, which cannot hold one; others bring
 * theirs.
 */
export function addKey(
  answer: Handler,
  { apiKey, origins }: { readonly apiKey: string | undefined; readonly origins: readonly string[] },
): Handler {
  if (apiKey === undefined) return answer;
  return (request) => {
    if (!request.headers.has('x-apikey') && isOwnCall(request.headers, origins))
      request.headers.set('x-apikey', apiKey);
    return answer(request);
  };
}
