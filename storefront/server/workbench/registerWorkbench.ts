/** What the editors' screens ask over HTTP: `/api/workbench/…`, thin over the content desk. Every answer is JSON, and nobody's to keep. */
import type { ContentDesk, Log, MediaLibrary, PreviewSessions } from '@solvik/commerce';
import type { ContentRef } from '@solvik/content-schema/editing';
import type { FastifyInstance } from 'fastify';
import type { PlacedSite } from '../../src/features/market/sites.ts';
import { publicAddress } from '../publicAddress.ts';
import {
  type Answer,
  type Asked,
  deskRoutes,
  isSession,
  type Method,
  refused,
} from './deskRoutes.ts';
import {
  readCheck,
  readCreate,
  readDuplicate,
  readPublish,
  readRef,
  readRetire,
  readRevisionNumber,
  readSave,
  readSchedule,
} from './readDeskRequests.ts';
import { registerMedia } from './registerMedia.ts';
import { createEventStreams } from './sendEvents.ts';
import { endedSessionCookie } from './sessionCookie.ts';

export interface WorkbenchOptions {
  readonly desk: ContentDesk;
  readonly media: MediaLibrary;
  readonly preview: PreviewSessions;
  readonly sites: readonly PlacedSite[];
  readonly now: () => number;
  readonly log: Log;
}

export async function registerWorkbench(
  server: FastifyInstance,
  { desk, media, preview, sites, now, log }: WorkbenchOptions,
): Promise<void> {
  const origins = sites.map(({ origin }) => origin);
  const streams = createEventStreams(desk, now);
  server.addHook('preClose', async () => streams.close());

  await server.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    });
    scope.setErrorHandler(
      async (error: Error & { readonly statusCode?: number }, request, reply) => {
        if (error.statusCode === 413) return send(reply, refused('too-large'));
        if (error.statusCode !== undefined && error.statusCode < 500)
          return send(reply, refused('bad-request'));
        log('error', 'The content desk failed', { url: publicAddress(request.url), error });
        return reply
          .code(500)
          .type('application/json; charset=utf-8')
          .send('{"kind":"unreachable","status":500}');
      },
    );

    const common = deskRoutes(scope, { preview, origins });
    const { route, withBody, findSession, send } = common;

    /** Of one page or menu: `/page/terms/publish`. */
    function about(
      method: Method,
      rest: string,
      answer: (asked: Asked, content: ContentRef) => Promise<Answer>,
    ): void {
      route(method, `/:kind/:key${rest}`, async (asked) => {
        const content = readRef(asked.request.params as { kind: string; key: string });
        return content ? answer(asked, content) : refused('unknown');
      });
    }

    route('GET', '/session', async ({ session }) => ({ kind: 'session', session }));
    scope.delete('/api/workbench/session', async (request, reply) => {
      const session = await findSession(request);
      if (!isSession(session)) return send(reply, session);
      await preview.end(session);
      const isSecure = origins.some((origin) => origin.startsWith('https:'));
      return send(reply.header('set-cookie', endedSessionCookie({ kind: 'own', isSecure })), {
        kind: 'done',
      });
    });
    scope.get('/api/workbench/events', async (request, reply) => {
      const session = await findSession(request);
      if (!isSession(session)) return send(reply, session);
      reply.hijack();
      streams.open(reply.raw, session);
      return reply;
    });
    registerMedia(scope, media, common);
    route('GET', '/contents', ({ session }) => desk.list(session.editor));
    route('GET', '/targets', () => desk.targets());
    route('POST', '/page', (asked) =>
      withBody(asked, readCreate, (given) => desk.createPage(asked.session.editor, given)),
    );

    about('GET', '', async ({ session, request }, content) => {
      const revision = readRevisionNumber(
        (request.query as { readonly revision?: unknown }).revision,
      );
      return revision === null
        ? refused('no-such-revision')
        : desk.read(session.editor, content, revision);
    });
    about('GET', '/revisions', ({ session }, content) => desk.history(session.editor, content));
    about('PUT', '', (asked, content) =>
      withBody(asked, readSave, (given) => desk.save(asked.session.editor, content, given)),
    );
    about('POST', '/check', (asked, content) =>
      withBody(asked, readCheck, (given) => desk.check(asked.session.editor, content, given)),
    );
    about('POST', '/publish', (asked, content) =>
      withBody(asked, readPublish, (given) => desk.publish(asked.session.editor, content, given)),
    );
    about('POST', '/roll-back', (asked, content) =>
      withBody(asked, readPublish, (given) => desk.rollBack(asked.session.editor, content, given)),
    );
    about('PUT', '/schedule', (asked, content) =>
      withBody(asked, readSchedule, (given) => desk.schedule(asked.session.editor, content, given)),
    );
    about('DELETE', '/schedule', ({ session }, content) =>
      desk.unschedule(session.editor, content),
    );
    about('PUT', '/presence', ({ session }, content) => desk.stay(session, content));
    about('DELETE', '/presence', ({ session }, content) => desk.leave(session, content));
    route('POST', '/page/:key/duplicate', (asked) =>
      withBody(asked, readDuplicate, (given) =>
        desk.duplicatePage(asked.session.editor, keyOf(asked), given),
      ),
    );
    route('POST', '/page/:key/retire', (asked) =>
      withBody(asked, readRetire, (given) =>
        desk.retirePage(asked.session.editor, keyOf(asked), given),
      ),
    );
  });
}

const keyOf = ({ request }: Asked): string => (request.params as { readonly key: string }).key;
