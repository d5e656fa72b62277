/**
 * Sends operations over HTTP with graphql-request: by hash first, with the text if the server does
 * not know the hash.
 */
import { ClientError, GraphQLClient } from 'graphql-request';
import type { Answer, DataTransport, OperationCall } from './dataTransport.ts';
import { DataApiError } from './dataApiError.ts';
import { describeStatus } from './findFailure.ts';

export interface HttpTransportOptions {
  readonly url: string;
  readonly apiKey?: string | undefined;
  /** The previewed visitor, effective only with an editor's session. */
  readonly previewAs?: string | undefined;
  /** The visitor's token, if any. */
  readonly token?: (() => string | undefined) | undefined;
  readonly fetch: (request: Request) => Promise<Response>;
}

/** Each browser describes a lost connection in words of its own: the log has one (spec section 8). */
const networkFault = (error: unknown): string =>
  error instanceof Error && error.name === 'AbortError' ? 'Aborted' : 'Network request failed';

type HashRefusal = 'unknown' | 'unsupported';

interface Sent {
  readonly answer: Answer;
  readonly refusal?: HashRefusal | undefined;
}

/** Why a call by hash was refused: the server does not know this hash, or supports none at all. */
function hashRefusal(
  status: number,
  { errors = [] }: Answer,
  text: string,
): HashRefusal | undefined {
  const names = errors.flatMap(({ message, extensions }) => [message, extensions?.code ?? '']);
  if (names.some((name) => /PersistedQueryNotFound|PERSISTED_QUERY_NOT_FOUND/.test(name)))
    return 'unknown';
  if (names.some((name) => /PersistedQueryNotSupported|PERSISTED_QUERY_NOT_SUPPORTED/.test(name)))
    return 'unsupported';
  const isAboutText = /\bquer(?:y|ies)\b|\bno operation\b/i.test(errors[0]?.message ?? text);
  return (status === 400 || status === 422) && isAboutText ? 'unsupported' : undefined;
}

/** Addresses of servers without hash support: they are sent the text at once. */
const takesText = new Set<string>();

const parseAnswer = (text: string): Answer => JSON.parse(text) as Answer;

export function sendOverHttp({
  url,
  apiKey,
  previewAs,
  token,
  fetch,
}: HttpTransportOptions): DataTransport {
  async function request(
    { document, signal, outlivesPage = false }: OperationCall,
    body: object,
  ): Promise<Sent> {
    const operation = document.name;
    const bearer = token?.();
    const client = new GraphQLClient(url, {
      fetch: (target, init) =>
        fetch(new Request(target, init)).catch((error: unknown) => {
          throw new DataApiError(`Network error: ${networkFault(error)}`, {
            status: 503,
            operation,
            cause: error,
          });
        }),
      headers: {
        accept: 'application/json',
        ...(apiKey && { 'x-apikey': apiKey }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(previewAs && { 'x-preview-as': previewAs }),
      },
      // Names and hashes are generated at build time, so that the library's parser is not bundled.
      excludeOperationName: true,
      errorPolicy: 'all',
      jsonSerializer: { parse: parseAnswer, stringify: () => JSON.stringify(body) },
      ...(signal && { signal }),
      ...(outlivesPage && { keepalive: true }),
    });
    const { status, answer, text } = await client.rawRequest(document.text || operation).then(
      (response) => ({ status: response.status, answer: response as Answer, text: '' }),
      (error: unknown) => readFailure(error, operation),
    );
    const refusal = 'extensions' in body ? hashRefusal(status, answer, text) : undefined;
    if (!refusal && status >= 300 && !answer.errors) {
      throw new DataApiError(describeStatus(status), { status, operation });
    }
    return { answer: { ...answer, status }, refusal };
  }

  return async (call) => {
    const {
      document: { name: operationName, hash, text },
      variables,
    } = call;
    const whole = { operationName, variables, query: text };
    const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
    const sent = await request(
      call,
      takesText.has(url) ? whole : { operationName, variables, extensions },
    );
    // A browser has no text: the shop's server adds it.
    const refusal = text === '' ? undefined : sent.refusal;
    if (!refusal) return sent.answer;
    const { answer } = await request(
      call,
      refusal === 'unknown' ? { ...whole, extensions } : whole,
    );
    if (refusal === 'unsupported' && answer.data) takesText.add(url);
    return answer;
  };
}

/** A response with another status, or an unreadable one. */
function readFailure(error: unknown, operation: string) {
  if (error instanceof DataApiError || !(error instanceof Error)) throw error;
  if (error instanceof ClientError) {
    const { status, errors, data, body } = error.response;
    return { status, answer: { data, ...(errors && { errors }) } as Answer, text: String(body) };
  }
  if (error.name === 'AbortError') throw error;
  throw new DataApiError(`The response to ${operation} is not JSON.`, { operation });
}
