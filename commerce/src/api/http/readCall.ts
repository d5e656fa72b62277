/** Reads the operation from a request, by GraphQL over HTTP and Apollo's persisted queries. */
import { limits } from '../limits.ts';
import type { Variables } from '../documents/operationCost.ts';
import { readBody } from './readBody.ts';
import { RefusedRequest } from './refusedRequest.ts';

export interface HttpCall {
  /** At least one of text and hash is present. */
  readonly text: string | undefined;
  readonly hash: string | undefined;
  readonly name: string | undefined;
  readonly variables: Variables;
}

const bodyTypes: readonly string[] = ['application/json', 'application/graphql-response+json'];

const bad = (message: string) => new RefusedRequest({ status: 400, code: 'BAD_REQUEST', message });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw bad(`${what} is not JSON.`);
  }
}

function readHash(extensions: Record<string, unknown>): string | undefined {
  const { persistedQuery } = extensions;
  if (persistedQuery === undefined || persistedQuery === null) return undefined;
  if (!isRecord(persistedQuery)) throw bad('extensions.persistedQuery must be an object.');
  const { version, sha256Hash } = persistedQuery;
  if (version !== 1 || typeof sha256Hash !== 'string' || !/^[0-9a-f]{64}$/i.test(sha256Hash))
    throw bad(
      'extensions.persistedQuery must have version 1 and the SHA-256 of the document in hex.',
    );
  return sha256Hash.toLowerCase();
}

function readFields({
  query,
  operationName,
  variables,
  extensions,
}: Record<string, unknown>): HttpCall {
  if (query != null && typeof query !== 'string') throw bad('query must be a string.');
  if (operationName != null && typeof operationName !== 'string')
    throw bad('operationName must be a string.');
  if (variables != null && !isRecord(variables)) throw bad('variables must be an object.');
  if (extensions != null && !isRecord(extensions)) throw bad('extensions must be an object.');
  const hash = readHash(extensions ?? {});
  if (!query && hash === undefined)
    throw bad('query must hold the document, or extensions.persistedQuery its hash.');
  return {
    text: query || undefined,
    hash,
    name: operationName || undefined,
    variables: variables ?? {},
  };
}

/** @throws RefusedRequest */
export async function readCall(request: Request): Promise<HttpCall> {
  if (request.method === 'GET') {
    const parameters = Object.fromEntries(new URL(request.url).searchParams);
    const part = (name: string) =>
      parameters[name] ? readJson(parameters[name], name) : undefined;
    return readFields({
      query: parameters['query'],
      operationName: parameters['operationName'],
      variables: part('variables'),
      extensions: part('extensions'),
    });
  }
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((each) => each.trim());
  // A form of another site cannot send any of these content types without a preflight.
  if (
    !bodyTypes.includes(type) ||
    parameters.some((each) => each.startsWith('charset=') && !/^charset="?utf-?8"?$/.test(each))
  ) {
    throw new RefusedRequest({
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: 'Send the operation as application/json in UTF-8.',
      headers: { 'accept-post': bodyTypes.join(', ') },
    });
  }
  const body = await readBody(request, limits.requestBytes);
  if (body === undefined)
    throw new RefusedRequest({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
      message: `The request is larger than ${limits.requestBytes} bytes.`,
    });
  const fields = readJson(body, 'The body');
  if (!isRecord(fields))
    throw bad('The body must be one JSON object; several operations go in several requests.');
  return readFields(fields);
}
