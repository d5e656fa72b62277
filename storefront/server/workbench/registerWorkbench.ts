/**
 * The editors' endpoints: `/api/workbench/…`, a thin layer over the content service. Every
 * response is JSON, and not cached.
 */
import type { ContentService, Log, MediaLibrary, PreviewSessions } from '@solvik/commerce';
import type { ContentRef } from '@solvik/content-schema/editing';
import type { FastifyInstance } from 'fastify';
import type { LocatedSite } from '../../src/page/sites.ts';
import { publicAddress } from '../publicAddress.ts';
import {
  type Answer,
  type EditorRequest,
  contentRoutes,
  isSession,
  type Method,
  refused,
} from './contentRoutes.ts';
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
} from './readContentRequests.ts';
import { registerMedia } from './registerMedia.ts';
import { createEventStreams } from './sendEvents.ts';
import { endedSessionCookie } from './sessionCookie.ts';

export interface WorkbenchOptions {
  readonly contentService: ContentService;
  readonly media: MediaLibrary;
  readonly preview: PreviewSessions;
  readonly sites: readonly LocatedSite[];
  readonly now: () => number;
  readonly log: Log;
}

export async function registerWorkbench(
  server: FastifyInstance,
  { contentService, media, preview, sites, now, log }: WorkbenchOptions,
): Promise<void> {
  const origins = sites.map(({ origin }) => origin);
  const streams = createEventStreams(contentService, now);
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
        log('error', 'The content service failed', { url: publicAddress(request.url), error });
        return reply
          .code(500)
          .type('application/json; charset=utf-8')
          .send('{"kind":"unreachable","status":500}');
      },
    );

    const common = contentRoutes(scope, { preview, origins });
    const { route, withBody, findSession, send } = common;

    /** Actions on one page or menu: `/page/terms/publish`. */
    function about(
      method: Method,
      rest: string,
      respond: (requested: EditorRequest, content: ContentRef) => Promise<Answer>,
    ): void {
      route(method, `/:kind/:key${rest}`, async (requested) => {
        const content = readRef(requested.request.params as { kind: string; key: string });
        return content ? respond(requested, content) : refused('unknown');
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
    route('GET', '/contents', ({ session }) => contentService.list(session.editor));
    route('GET', '/targets', () => contentService.targets());
    route('POST', '/page', (requested) =>
      withBody(requested, readCreate, (input) =>
        contentService.createPage(requested.session.editor, input),
      ),
    );

    about('GET', '', async ({ session, request }, content) => {
      const revision = readRevisionNumber(
        (request.query as { readonly revision?: unknown }).revision,
      );
      return revision === null
        ? refused('no-such-revision')
        : contentService.read(session.editor, content, revision);
    });
    about('GET', '/revisions', ({ session }, content) =>
      contentService.history(session.editor, content),
    );
    about('PUT', '', (requested, content) =>
      withBody(requested, readSave, (input) =>
        contentService.save(requested.session.editor, content, input),
      ),
    );
    about('POST', '/check', (requested, content) =>
      withBody(requested, readCheck, (input) =>
        contentService.check(requested.session.editor, content, input),
      ),
    );
    about('POST', '/publish', (requested, content) =>
      withBody(requested, readPublish, (input) =>
        contentService.publish(requested.session.editor, content, input),
      ),
    );
    about('POST', '/roll-back', (requested, content) =>
      withBody(requested, readPublish, (input) =>
        contentService.rollBack(requested.session.editor, content, input),
      ),
    );
    about('PUT', '/schedule', (requested, content) =>
      withBody(requested, readSchedule, (input) =>
        contentService.schedule(requested.session.editor, content, input),
      ),
    );
    about('DELETE', '/schedule', ({ session }, content) =>
      contentService.unschedule(session.editor, content),
    );
    about('PUT', '/presence', ({ session }, content) => contentService.stay(session, content));
    about('DELETE', '/presence', ({ session }, content) => contentService.leave(session, content));
    route('POST', '/page/:key/duplicate', (requested) =>
      withBody(requested, readDuplicate, (input) =>
        contentService.duplicatePage(requested.session.editor, keyOf(requested), input),
      ),
    );
    route('POST', '/page/:key/retire', (requested) =>
      withBody(requested, readRetire, (input) =>
        contentService.retirePage(requested.session.editor, keyOf(requested), input),
      ),
    );
  });
}

const keyOf = ({ request }: EditorRequest): string =>
  (request.params as { readonly key: string }).key;
