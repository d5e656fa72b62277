/** The Data API as a fetch-style handler, and the same without HTTP for whoever runs in this process. */
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { useAPQ } from '@graphql-yoga/plugin-apq';
import { execute, parse, specifiedRules, validate, type DocumentNode, type ExecutionResult } from 'graphql';
import { createYoga, isAsyncIterable, type Plugin } from 'graphql-yoga';
import { previewOfRequest, previewTokenOf } from '../preview/previewOfRequest.ts';
import type { PreviewSessions } from '../preview/previewSessions.ts';
import type { Shop } from '../shop.ts';
import { answerError } from './answerError.ts';
import { createApiContext, type ApiContext } from './apiContext.ts';
import { limitRule, limits } from './limits.ts';
import { isNeutral } from './isNeutral.ts';
import { keepAnswers, newTrace, type AnswerTrace } from './keepAnswers.ts';
import { findBadDocument, findBadVariables, usableTextRule } from './refuseUnusable.ts';
import { schema } from './schema.ts';

export interface ApiOptions {
  readonly shop: Shop;
  readonly preview: PreviewSessions;
  /** Demanded in `x-apikey` where set. */
  readonly apiKey?: string;
}

export interface Operation {
  /** GraphQL text. */
  readonly document: string;
  readonly operationName?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

export interface Api {
  readonly graphql: (request: Request) => Promise<Response>;
  readonly execute: (operation: Operation) => Promise<ExecutionResult>;
}

function isSame(given: string | null, key: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const refusal = (status: number, message: string, code: string) =>
  Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers: { 'cache-control': 'no-store' } });

const ownRules = [limitRule, usableTextRule];

/** Checks what must be known before the document is read. */
function guardRequests(apiKey: string | undefined): Plugin {
  return {
    onRequest({ request, endResponse }) {
      if (request.method === 'OPTIONS') return;
      if (apiKey && !isSame(request.headers.get('x-apikey'), apiKey)) endResponse(refusal(401, 'The API key is missing or wrong.', 'UNAUTHENTICATED'));
      if (Number(request.headers.get('content-length') ?? 0) > limits.bytes) endResponse(refusal(413, `The request is larger than ${limits.bytes} bytes.`, 'PAYLOAD_TOO_LARGE'));
    },
    onParams({ params, setResult }) {
      // A query of another type is refused by the server's own reading of the request.
      const fault = (typeof params.query === 'string' ? findBadDocument(params.query) : undefined) ?? findBadVariables(params.variables);
      if (fault) setResult({ errors: [fault] });
    },
    onValidate({ addValidationRule }) {
      for (const rule of ownRules) addValidationRule(rule);
    },
  };
}

interface ServerContext {
  readonly trace?: AnswerTrace;
}

/** Tells whoever keeps answers whether this one is the same for everybody, and whole. */
const noteNeutral: Plugin<ServerContext> = {
  onExecute({ args: { document, operationName, contextValue } }) {
    const { trace } = contextValue as ServerContext;
    if (!trace || !isNeutral(document, operationName)) return;
    return {
      onExecuteDone({ result }) {
        trace.isNeutral = !isAsyncIterable(result) && !result.errors;
      },
    };
  },
};

/** A call that may be answered as the same call was before: whoever is known by a token is answered anew, editors among them. */
function isPlainCall({ method, headers }: Request): boolean {
  return method === 'POST' && (headers.get('content-type') ?? '').startsWith('application/json') && Number(headers.get('content-length') ?? 0) <= limits.bytes && !headers.has('authorization') && previewTokenOf(headers) === undefined;
}

/** Drafts are nobody's to keep, between here and the editor, and not to be found. */
function unseen({ body, status, headers }: Response): Response {
  const own = new Headers(headers);
  own.set('cache-control', 'no-store');
  own.set('x-robots-tag', 'noindex');
  return new Response(body, { status, headers: own });
}

const idOf = (request: Request | undefined) => request?.headers.get('x-request-id')?.slice(0, 64) ?? randomUUID();

export function createApi({ shop, preview, apiKey }: ApiOptions): Api {
  const answers = keepAnswers(shop);
  const yoga = createYoga<ServerContext, ApiContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    multipart: false,
    batching: false,
    // Other origins may ask, but never with a visitor's cookies.
    cors: { origin: '*', credentials: false, methods: ['GET', 'POST', 'OPTIONS'] },
    logging: false,
    context: async ({ request, trace }) => createApiContext(shop, { requestId: idOf(request), trace, preview: await previewOfRequest(preview, request.headers) }),
    maskedErrors: { maskError: (error) => answerError(error, { requestId: randomUUID(), log: shop.log }) },
    plugins: [guardRequests(apiKey), useAPQ({ responseConfig: { forceStatusCodeOk: true } }), noteNeutral],
  });

  const documents = new Map<string, DocumentNode>();
  function prepared(text: string): DocumentNode {
    const known = documents.get(text);
    if (known) return known;
    const unreadable = findBadDocument(text);
    if (unreadable) throw unreadable;
    const document = parse(text);
    const [fault] = validate(schema, document, [...specifiedRules, ...ownRules]);
    if (fault) throw fault;
    // The shop's own documents are few; a caller that makes up new ones must not fill the memory.
    if (documents.size >= 500) documents.clear();
    documents.set(text, document);
    return document;
  }

  /** A call's own text is what its answer is known by: the document or its hash, and all variables. */
  async function answerPlain(request: Request): Promise<Response> {
    const text = await request.text();
    const key = `${request.headers.get('accept') ?? ''} ${text}`;
    const known = answers.find(key);
    if (known) return new Response(known.body, { headers: { 'content-type': known.contentType, 'access-control-allow-origin': '*' } });
    const given = { trace: newTrace(), moment: shop.changes.moment(), at: shop.clock() };
    const response = await yoga.fetch(new Request(request.url, { method: 'POST', headers: request.headers, body: text }), { trace: given.trace });
    if (response.status !== 200 || !given.trace.isNeutral) return response;
    const body = await response.text();
    answers.keep(key, { body, contentType: response.headers.get('content-type') ?? 'application/json' }, given);
    return new Response(body, response);
  }

  return {
    async graphql(request) {
      if (isPlainCall(request) && (!apiKey || isSame(request.headers.get('x-apikey'), apiKey))) return answerPlain(request);
      const response = await yoga.fetch(request);
      return previewTokenOf(request.headers) === undefined ? response : unseen(response);
    },
    async execute({ document, operationName, variables }) {
      const unusable = findBadVariables(variables);
      if (unusable) return { errors: [unusable] };
      const requestId = randomUUID();
      const result = await execute({ schema, document: prepared(document), operationName, variableValues: variables, contextValue: createApiContext(shop, { requestId }) });
      return result.errors ? { ...result, errors: result.errors.map((error) => answerError(error, { requestId, log: shop.log })) } : result;
    },
  };
}
