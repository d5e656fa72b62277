const tenSeconds = 10_000;

/**
 * Sends a page's own calls to a Data API elsewhere: it is waited for so long, and sees no editor's session of this
 * shop.
 */
export function remoteFetch(request: Request): Promise<Response> {
  request.headers.delete('x-preview-session');
  return fetch(request, {
    redirect: 'error',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(tenSeconds)]),
  });
}
