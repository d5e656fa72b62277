/** Writes answers of the Data API as HTTP responses, with what a cache between here and the caller may do with them. */
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { SharedAnswer } from '../answers/answerKeeper.ts';
import { keptFor } from '../answers/freshMap.ts';
import { limits } from '../limits.ts';
import type { AnswerType } from './acceptedType.ts';
import type { Refusal } from './refusedRequest.ts';

export const corsHeaders = { 'access-control-allow-origin': '*' } as const;
const neverKept = { ...corsHeaders, 'cache-control': 'no-store' } as const;

/** Whoever sends one of these may be answered otherwise than everybody. */
const differsBy = 'Accept, Authorization, Cookie, X-Apikey, X-Preview-Session, X-Preview-As';

export interface WriteOptions {
  readonly type: AnswerType;
  /** Whether everybody who asks the same gets this. */
  readonly isPublic: boolean;
  /** Drafts are nobody's to keep, between here and the editor, and not to be found. */
  readonly isPreview: boolean;
  /** Of an answer that is none, where no error names another. */
  readonly status?: number;
}

export function writeRefusal({ status, code, message, headers }: Refusal): Response {
  return Response.json(
    { errors: [{ message, extensions: { code } }] },
    { status, headers: { ...neverKept, ...headers } },
  );
}

interface HttpExtension {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error may name the status and headers that it stands for, as `extensions.http`; the caller sees them, not their name. */
const httpOf = (errors: readonly GraphQLError[] = []): HttpExtension | undefined =>
  errors
    .map(({ extensions }) => extensions['http'] as HttpExtension | undefined)
    .find((http) => http !== undefined);

function withoutHttp(error: GraphQLError): GraphQLFormattedError {
  const { http: _, ...extensions } = error.extensions;
  return { ...error.toJSON(), extensions };
}

export function writeAnswer(
  { result, json }: SharedAnswer,
  { type, isPublic, isPreview, status: given }: WriteOptions,
): Response {
  const http = httpOf(result.errors);
  const body = http
    ? Buffer.from(JSON.stringify({ ...result, errors: result.errors?.map(withoutHttp) }))
    : json();
  if (body.byteLength > limits.answerBytes)
    return writeRefusal({
      status: 200,
      code: 'ANSWER_TOO_LARGE',
      message: `The answer is larger than ${limits.answerBytes} bytes; take fewer entries.`,
    });
  const isRefused = result.data === undefined;
  const status =
    http?.status ??
    given ??
    (isRefused && type === 'application/graphql-response+json' ? 400 : 200);
  const caching =
    isPublic && !result.errors
      ? { ...corsHeaders, 'cache-control': `public, max-age=${keptFor / 1000}`, vary: differsBy }
      : neverKept;
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
