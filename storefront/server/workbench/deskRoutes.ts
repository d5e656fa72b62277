/** What the editors' endpoints have in common: who asks, what they sent, how an answer is sent. */
import { type PreviewSessions, previewTokenOf } from '@solvik/commerce';
import type { DeskRefusal, DeskSession } from '@solvik/content-schema/editing';
import { isForeignPost } from '@solvik/shop-rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskStatus } from './deskStatus.ts';
import { readBody } from './readDeskRequests.ts';

export type Answer = { readonly kind: string; readonly code?: string };
export type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';

export interface Asked {
  readonly session: DeskSession;
  readonly request: FastifyRequest;
}

export interface Desk {
  readonly route: (method: Method, path: string, answer: (asked: Asked) => Promise<Answer>) => void;
  readonly withBody: <T>(
    asked: Asked,
    read: (given: Readonly<Record<string, unknown>>) => T | undefined,
    answer: (given: T) => Promise<Answer>,
  ) => Promise<Answer>;
  readonly findSession: (request: FastifyRequest) => Promise<DeskSession | Answer>;
  readonly send: (reply: FastifyReply, answer: Answer) => FastifyReply;
}

export const refused = (code: DeskRefusal['code']): DeskRefusal => ({ kind: 'refused', code });

export const isSession = (found: DeskSession | Answer): found is DeskSession => 'editor' in found;

function headersOf({ headers }: FastifyRequest): Headers {
  return new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

const send = (reply: FastifyReply, answer: Answer): FastifyReply =>
  reply
    .code(deskStatus(answer))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer));

/** Reads the body as JSON and hands it on; what is not understood is refused. */
function withBody<T>(
  { request }: Asked,
  read: (given: Readonly<Record<string, unknown>>) => T | undefined,
  answer: (given: T) => Promise<Answer>,
): Promise<Answer> {
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
  const body = isJson ? readBody(request.body) : undefined;
  const given = body && read(body);
  return given === undefined ? Promise.resolve(refused('bad-request')) : answer(given);
}

export function deskRoutes(
  scope: FastifyInstance,
  {
    preview,
    origins,
  }: { readonly preview: Pick<PreviewSessions, 'find'>; readonly origins: readonly string[] },
): Desk {
  /** Who asks, once it is sure that the screen itself does and not another site. */
  async function findSession(request: FastifyRequest): Promise<DeskSession | Answer> {
    const headers = headersOf(request);
    if (isForeignPost(headers, origins)) return refused('foreign-request');
    const found = await preview.find(previewTokenOf(headers));
    return found.kind === 'session' ? found.session : { kind: 'signed-out', code: found.code };
  }
  return {
    findSession,
    send,
    withBody,
    route(method, path, answer) {
      scope.route({
        method,
        url: `/api/workbench${path}`,
        handler: async (request, reply) => {
          const session = await findSession(request);
          return send(reply, isSession(session) ? await answer({ session, request }) : session);
        },
      });
    },
  };
}
