/** The Data API over HTTP (GraphQL over HTTP; contracts.md, "Data API"). */
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { previewTokenOf, verifyPreview } from '../../preview/parsePreviewClaim.ts';
import type { PreviewSessions } from '../../preview/previewSessions.ts';
import { type PreparedDocument, RefusedDocument } from '../documents/documentStore.ts';
import type { Operations } from '../operations.ts';
import { acceptedType, responseTypes } from './acceptedType.ts';
import { readCall, type HttpCall } from './readCall.ts';
import { RefusedRequest } from './refusedRequest.ts';
import { corsHeaders, writeResponse, writeRefusal } from './writeResponse.ts';

export interface HttpApiOptions {
  readonly operations: Operations;
  readonly preview: PreviewSessions;
  readonly apiKey: string | undefined;
}

const methods = 'GET, POST, OPTIONS';

function isSame(sent: string | null, key: string): boolean {
  const [a, b] = [Buffer.from(sent ?? ''), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Other origins may call the API, but never with a visitor's cookies. */
function respondToPreflight({ headers }: Request): Response {
  const requestedHeaders = headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      'access-control-allow-methods': methods,
      'access-control-allow-headers': requestedHeaders ?? 'content-type',
      'access-control-max-age': '600',
      vary: 'Access-Control-Request-Headers',
    },
  });
}

export function createHttpApi({
  operations,
  preview,
  apiKey,
}: HttpApiOptions): (request: Request) => Promise<Response> {
  function prepare({ text, hash }: HttpCall): PreparedDocument {
    const prepared =
      text === undefined && hash !== undefined ? operations.documents.find(hash) : undefined;
    if (prepared) return prepared;
    // Apollo's protocol: the caller then sends the text; 200, because its clients expect that
    // status.
    if (text === undefined)
      throw new RefusedRequest({
        status: 200,
        code: 'PERSISTED_QUERY_NOT_FOUND',
        message: 'PersistedQueryNotFound',
      });
    return operations.documents.prepare(text, hash);
  }

  async function answer(request: Request, requestId: string): Promise<Response> {
    const { method, headers } = request;
    if (method !== 'GET' && method !== 'POST')
      throw new RefusedRequest({
        status: 405,
        code: 'METHOD_NOT_ALLOWED',
        message: 'Operations are sent by POST, or by GET when they only read.',
        headers: { allow: methods },
      });
    if (apiKey && !isSame(headers.get('x-apikey'), apiKey))
      throw new RefusedRequest({
        status: 401,
        code: 'UNAUTHENTICATED',
        message: 'The API key is missing or wrong.',
      });
    const type = acceptedType(headers.get('accept'));
    if (!type)
      throw new RefusedRequest({
        status: 406,
        code: 'NOT_ACCEPTABLE',
        message: `Answers are ${responseTypes.join(' or ')}, in UTF-8.`,
      });
    const token = previewTokenOf(headers);
    const call = await readCall(request);
    const isAnonymous = token === undefined && !headers.has('authorization');
    const prepared = prepare(call);
    const kind = operations.find(prepared, call.name)?.kind;
    if (method === 'GET' && kind === 'write')
      throw new RefusedRequest({
        status: 405,
        code: 'METHOD_NOT_ALLOWED',
        message: 'This operation writes; send it by POST.',
        headers: { allow: 'POST' },
      });
    const answered = await operations.run({
      prepared,
      name: call.name,
      variables: call.variables,
      preview:
        token === undefined
          ? undefined
          : await verifyPreview(preview, { token, as: headers.get('x-preview-as') }),
      isAnonymous,
      requestId,
    });
    const isPublic = method === 'GET' && kind === 'neutral' && isAnonymous && !apiKey;
    return writeResponse(answered, { type, isPublic, isPreview: token !== undefined });
  }

  return async (request) => {
    if (request.method === 'OPTIONS') return respondToPreflight(request);
    const requestId = request.headers.get('x-request-id')?.slice(0, 64) ?? randomUUID();
    try {
      return await answer(request, requestId);
    } catch (error) {
      if (error instanceof RefusedRequest) return writeRefusal(error.refusal);
      const type = acceptedType(request.headers.get('accept')) ?? 'application/json';
      return writeResponse(operations.fail(error, requestId), {
        type,
        isPublic: false,
        isPreview: false,
        ...(!(error instanceof RefusedDocument) && { status: 500 }),
      });
    }
  };
}
