/**
 * `/graphql` of a shop with a remote Data API: calls of its own pages are forwarded with the key,
 * and nothing else of the visitor.
 */
import type { Log } from '@solvik/commerce';
import { isSameSiteCall } from './isSameSiteCall.ts';

export interface PassOnOptions {
  /** Address of the Data API. */
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly origins: readonly string[];
  readonly fetch: (request: Request) => Promise<Response>;
  readonly log: Log;
  /** Milliseconds. */
  readonly timeout?: number;
}

/** The shop's longest operation is a tenth of it. */
const longest = 100_000;
const tenSeconds = 10_000;

const refuse = (
  status: number,
  message: string,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  Response.json(
    { errors: [{ message, extensions: { code } }] },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  );

/** The error of a call that is not forwarded. */
function findFault(
  { method, headers }: Request,
  body: string,
  origins: readonly string[],
): Response | undefined {
  if (method !== 'POST')
    return refuse(405, 'Send operations by POST.', 'METHOD_NOT_ALLOWED', { allow: 'POST' });
  if (!isSameSiteCall(headers, origins))
    return refuse(
      403,
      'Call the Data API itself: this address serves the pages of the shop.',
      'FORBIDDEN',
    );
  if (!/^application\/json\b/i.test(headers.get('content-type') ?? ''))
    return refuse(415, 'Send JSON, with content-type application/json.', 'UNSUPPORTED_MEDIA_TYPE');
  if (Buffer.byteLength(body) > longest)
    return refuse(413, `The request is larger than ${String(longest)} bytes.`, 'PAYLOAD_TOO_LARGE');
  return undefined;
}

interface Call {
  readonly query?: unknown;
  readonly extensions?: unknown;
}

/** A call by hash gets its text for a server that accepts no hashes; any other is unchanged. */
function withoutHash(body: string): string {
  const { extensions: _, ...call } = JSON.parse(body) as Call;
  return typeof call.query === 'string' ? JSON.stringify(call) : body;
}

const refusesHashes = /PersistedQueryNotSupported|PERSISTED_QUERY_NOT_SUPPORTED/;

export function forwardCalls({
  url,
  apiKey,
  origins,
  fetch,
  log,
  timeout = tenSeconds,
}: PassOnOptions): (request: Request) => Promise<Response> {
  let acceptsHashes = true;

  async function send(body: string, authorization: string | null): Promise<Response> {
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(apiKey !== undefined && { 'x-apikey': apiKey }),
      ...(authorization !== null && { authorization }),
    };
    // A redirect would leak the key.
    return fetch(
      new Request(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      }),
    );
  }

  return async (request) => {
    const body = await request.text();
    const fault = findFault(request, body, origins);
    if (fault) return fault;
    const authorization = request.headers.get('authorization');
    try {
      const first = await send(acceptsHashes ? body : withoutHash(body), authorization);
      const text = await first.text();
      const isRefused = acceptsHashes && refusesHashes.test(text) && withoutHash(body) !== body;
      if (isRefused) acceptsHashes = false;
      const response = isRefused ? await send(withoutHash(body), authorization) : first;
      return new Response(isRefused ? await response.text() : text, {
        status: response.status,
        headers: {
          'content-type': response.headers.get('content-type') ?? 'application/json',
          'cache-control': 'no-store',
        },
      });
    } catch (error) {
      if (error instanceof SyntaxError) return refuse(400, 'The body is not JSON.', 'BAD_REQUEST');
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      log(
        'error',
        isLate ? 'The Data API did not answer in time' : 'The Data API cannot be reached',
        { error },
      );
      return refuse(
        isLate ? 504 : 502,
        'The shop’s data cannot be reached now. Try again in a moment.',
        isLate ? 'TIMEOUT' : 'UNREACHABLE',
      );
    }
  };
}
