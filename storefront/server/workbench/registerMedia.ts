/** The media library over HTTP: `/api/workbench/media`. A picture comes as the body itself, under the name of its address. */
import type { MediaLibrary } from '@solvik/commerce';
import {
  type DeskSession,
  largestUpload,
  type MediaRefusal,
  whyNotMedia,
} from '@solvik/content-schema/editing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readDescription, readMediaSearch, readUploadName } from './readMediaRequests.ts';
import type { Answer, Asked, Desk } from './deskRoutes.ts';

const badRequest: MediaRefusal = { kind: 'refused', code: 'bad-request' };

const queryOf = ({ query }: FastifyRequest): Readonly<Record<string, unknown>> =>
  query as Readonly<Record<string, unknown>>;
const fileOf = ({ request }: Asked): string => (request.params as { readonly file: string }).file;

export function registerMedia(
  scope: FastifyInstance,
  media: MediaLibrary,
  { route, withBody, findSession, send }: Desk,
): void {
  route('GET', '/media', ({ session, request }) =>
    media.list(session.editor, readMediaSearch(queryOf(request))),
  );
  route('GET', '/media/:file', (asked) => media.read(asked.session.editor, fileOf(asked)));
  route('PUT', '/media/:file', (asked) =>
    withBody(asked, readDescription, (given) =>
      media.describe(asked.session.editor, fileOf(asked), given),
    ),
  );
  route('DELETE', '/media/:file', (asked) => media.remove(asked.session.editor, fileOf(asked)));

  // Bytes of pictures are read as they are, here and nowhere else.
  void scope.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser(
      /^(image\/|application\/octet-stream)/,
      { parseAs: 'buffer', bodyLimit: largestUpload },
      (_request, body, done) => done(null, body),
    );
    const whoAsks = new WeakMap<FastifyRequest, DeskSession>();
    uploads.post('/api/workbench/media', {
      // Nobody's megabytes are read before it is sure that they may send them.
      onRequest: async (request, reply) => {
        const session = await findSession(request);
        if (!('editor' in session)) return send(reply, session);
        const code = whyNotMedia(session.editor, 'upload');
        if (code) return send(reply, { kind: 'refused', code });
        whoAsks.set(request, session);
        return undefined;
      },
      handler: async (request, reply) => {
        const name = readUploadName(queryOf(request)['name']);
        const session = whoAsks.get(request);
        const answer: Answer =
          session && name !== undefined && Buffer.isBuffer(request.body)
            ? await media.keep(session.editor, { name, bytes: request.body })
            : badRequest;
        return send(reply, answer);
      },
    });
  });
}
