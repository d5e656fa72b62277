/**
 * Writes results of the Data API as HTTP responses, with what a cache on the way to the caller may
 * do with them.
 */
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { SharedResponse } from '../responses/createResponseCache.ts';
import { maxAge } from '../responses/freshMap.ts';
import { limits } from '../limits.ts';
import type { ResponseType } from './acceptedType.ts';
import type { Refusal } from './refusedRequest.ts';

export const corsHeaders = { 'access-control-allow-origin': '*' } as const;
const noStore = { ...corsHeaders, 'cache-control': 'no-store' } as const;

/** A caller who sends one of these may get another response than the rest. */
const differsBy = 'Accept, Authorization, Cookie, X-Apikey, X-Preview-Session, X-Preview-As';

export interface WriteOptions {
  readonly type: ResponseType;
  /** Whether every caller with the same request gets this response. */
  readonly isPublic: boolean;
  /** Drafts must not be cached on the way to the editor, nor indexed. */
  readonly isPreview: boolean;
  /** The status if there is no data, unless an error sets another. */
  readonly status?: number;
}

export function writeRefusal({ status, code, message, headers }: Refusal): Response {
  return Response.json(
    { errors: [{ message, extensions: { code } }] },
    { status, headers: { ...noStore, ...headers } },
  );
}

interface HttpExtension {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An error may set status and headers as `extensions.http`; the caller receives them, but not the
 * extension.
 */
const httpOf = (errors: readonly GraphQLError[] = []): HttpExtension | undefined =>
  errors
    .map(({ extensions }) => extensions['http'] as HttpExtension | undefined)
    .find((http) => http !== undefined);

function withoutHttp(error: GraphQLError): GraphQLFormattedError {
  const { http: _, ...extensions } = error.extensions;
  return { ...error.toJSON(), extensions };
}

export function writeResponse(
  { result, json }: SharedResponse,
  { type, isPublic, isPreview, status: given }: WriteOptions,
): Response {
  const http = httpOf(result.errors);
  const body = http
    ? Buffer.from(JSON.stringify({ ...result, errors: result.errors?.map(withoutHttp) }))
    : json();
  if (body.byteLength > limits.responseBytes)
    return writeRefusal({
      status: 200,
      code: 'ANSWER_TOO_LARGE',
      message: `The answer is larger than ${limits.responseBytes} bytes; take fewer entries.`,
    });
  const isRefused = result.data === undefined;
  const status =
    http?.status ??
    given ??
    (isRefused && type === 'application/graphql-response+json' ? 400 : 200);
  const caching =
    isPublic && !result.errors
      ? {
          ...corsHeaders,
          'cache-control': `public, max-age=${maxAge / 1000}`,
          vary: differsBy,
        }
      : noStore;
  return new Response(body, {
    status,
    headers: {
      ...caching,
      'content-type': `${type}; charset=utf-8`,
      ...(isPreview && { 'x-robots-tag': 'noindex' }),
      ...http?.headers,
    },
  });
}
