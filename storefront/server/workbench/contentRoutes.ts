/** Common to the editors' endpoints: authorisation, parsing, responses. */
import { type PreviewSessions, previewTokenOf } from '@solvik/commerce';
import type { ContentRefusal, EditorSession } from '@solvik/content-schema/editing';
import { isCrossSitePost } from '@solvik/shop-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentStatus } from './contentStatus.ts';
import { readBody } from './readContentRequests.ts';

export type Answer = { readonly kind: string; readonly code?: string };
export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

export interface EditorRequest {
  readonly session: EditorSession;
  readonly request: FastifyRequest;
}

export interface ContentRoutes {
  readonly route: (
    method: Method,
    path: string,
    answer: (requested: EditorRequest) => Promise<Answer>,
  ) => void;
  readonly withBody: <T>(
    requested: EditorRequest,
    read: (input: Readonly<Record<string, unknown>>) => T | undefined,
    respond: (input: T) => Promise<Answer>,
  ) => Promise<Answer>;
  readonly findSession: (request: FastifyRequest) => Promise<EditorSession | Answer>;
  readonly send: (reply: FastifyReply, response: Answer) => FastifyReply;
}

export const refused = (code: ContentRefusal['code']): ContentRefusal => ({
  kind: 'refused',
  code,
});

export const isSession = (found: EditorSession | Answer): found is EditorSession =>
  'editor' in found;

function headersOf({ headers }: FastifyRequest): Headers {
  return new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

const send = (reply: FastifyReply, response: Answer): FastifyReply =>
  reply
    .code(contentStatus(response))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(response));

/** Parses the body as JSON and passes it on; malformed JSON is refused. */
function withBody<T>(
  { request }: EditorRequest,
  read: (input: Readonly<Record<string, unknown>>) => T | undefined,
  respond: (input: T) => Promise<Answer>,
): Promise<Answer> {
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
  const body = isJson ? readBody(request.body) : undefined;
  const input = body && read(body);
  return input === undefined ? Promise.resolve(refused('bad-request')) : respond(input);
}

export function contentRoutes(
  scope: FastifyInstance,
  {
    preview,
    origins,
  }: { readonly preview: Pick<PreviewSessions, 'find'>; readonly origins: readonly string[] },
): ContentRoutes {
  /** The editor, once it is certain that our own screen sent the request and not another site. */
  async function findSession(request: FastifyRequest): Promise<EditorSession | Answer> {
    const headers = headersOf(request);
    if (isCrossSitePost(headers, origins)) return refused('foreign-request');
    const found = await preview.find(previewTokenOf(headers));
    return found.kind === 'session' ? found.session : { kind: 'signed-out', code: found.code };
  }
  return {
    findSession,
    send,
    withBody,
    route(method, path, respond) {
      scope.route({
        method,
        url: `/api/workbench${path}`,
        handler: async (request, reply) => {
          const session = await findSession(request);
          return send(reply, isSession(session) ? await respond({ session, request }) : session);
        },
      });
    },
  };
}
