/**
 * The media library over HTTP: `/api/workbench/media`. A picture is the request's body, named by
 * its address.
 */
import type { MediaLibrary } from '@solvik/commerce';
import {
  type EditorSession,
  maxUploadBytes,
  type MediaRefusal,
  findMediaDenial,
} from '@solvik/content-schema/editing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readDescription, readMediaSearch, readUploadName } from './readMediaRequests.ts';
import type { Answer, EditorRequest, ContentRoutes } from './contentRoutes.ts';

const badRequest: MediaRefusal = { kind: 'refused', code: 'bad-request' };

const queryOf = ({ query }: FastifyRequest): Readonly<Record<string, unknown>> =>
  query as Readonly<Record<string, unknown>>;
const fileOf = ({ request }: EditorRequest): string =>
  (request.params as { readonly file: string }).file;

export function registerMedia(
  scope: FastifyInstance,
  media: MediaLibrary,
  { route, withBody, findSession, send }: ContentRoutes,
): void {
  route('GET', '/media', ({ session, request }) =>
    media.list(session.editor, readMediaSearch(queryOf(request))),
  );
  route('GET', '/media/:file', (requested) =>
    media.read(requested.session.editor, fileOf(requested)),
  );
  route('PUT', '/media/:file', (requested) =>
    withBody(requested, readDescription, (input) =>
      media.describe(requested.session.editor, fileOf(requested), input),
    ),
  );
  route('DELETE', '/media/:file', (requested) =>
    media.remove(requested.session.editor, fileOf(requested)),
  );

  // Picture bytes are accepted here and nowhere else.
  void scope.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser(
      /^(image\/|application\/octet-stream)/,
      { parseAs: 'buffer', bodyLimit: maxUploadBytes },
      (_request, body, done) => done(null, body),
    );
    const sender = new WeakMap<FastifyRequest, EditorSession>();
    uploads.post('/api/workbench/media', {
      // Large bodies are read only after authorisation.
      onRequest: async (request, reply) => {
        const session = await findSession(request);
        if (!('editor' in session)) return send(reply, session);
        const code = findMediaDenial(session.editor, 'upload');
        if (code) return send(reply, { kind: 'refused', code });
        sender.set(request, session);
        return undefined;
      },
      handler: async (request, reply) => {
        const name = readUploadName(queryOf(request)['name']);
        const session = sender.get(request);
        const response: Answer =
          session && name !== undefined && Buffer.isBuffer(request.body)
            ? await media.store(session.editor, { name, bytes: request.body })
            : badRequest;
        return send(reply, response);
      },
    });
  });
}
