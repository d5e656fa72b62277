const tenSeconds = 10_000;

/**
 * Sends a page's own calls to a remote Data API, with a timeout and without this shop's editor
 * sessions.
 */
export function remoteFetch(request: Request): Promise<Response> {
  request.headers.delete('x-preview-session');
  return fetch(request, {
    redirect: 'error',
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(tenSeconds)]),
  });
}
