import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Server, ServerResponse, IncomingMessage } from 'node:http';
import { registerErrorLog } from './errorLog.ts';
import { type FormsOptions, registerForms } from './forms/registerForms.ts';
import type { PageAnswer, PageRequest } from './storefrontHandler.ts';
import type { DataApi } from '../src/data-api/createDataApi.ts';
import type { PlacedSite } from '../src/features/market/sites.ts';
import { securityHeaders } from './securityHeaders.ts';
import { registerServiceWorkerFile } from './serviceWorker.ts';
import { registerSitemap } from './sitemap/registerSitemap.ts';
import { registerWellKnown } from './wellKnownFiles.ts';

export interface ServerOptions {
  /** Built files with hashed names, and public files; undefined where the development server brings them. */
  readonly clientDir: string | undefined;
  readonly page: (request: PageRequest) => Promise<PageAnswer>;
  /** The back end's own endpoints by path prefix. */
  readonly endpoints: Readonly<Record<string, (request: Request) => Promise<Response>>>;
  readonly serverFactory?: ((handler: (request: IncomingMessage, response: ServerResponse) => void) => Server) | undefined;
  readonly log: (level: 'info' | 'error', message: string, details?: object) => void;
  readonly sites: readonly PlacedSite[];
  /** The Data API as a front asks it. */
  readonly dataApiOf: (site: PlacedSite) => DataApi;
  /** How forms of the content are taken. */
  readonly forms: Pick<FormsOptions, 'siteOf' | 'receiveForm'>;
  /** Proxies whose word about who asks is taken: addresses with commas between. */
  readonly trustedProxies?: string | undefined;
}

/** Bodies above this are refused; a form or a query is never so long. */
const bodyLimit = 1024 * 1024;

function toHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return headers;
}

async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(response.body === null ? '' : Buffer.from(await response.arrayBuffer()));
}

function sendPage(reply: FastifyReply, { status, headers, body }: PageAnswer): FastifyReply {
  for (const [name, value] of Object.entries(headers)) reply.header(name, value);
  return reply.code(status).send(body);
}

function mount(server: FastifyInstance, prefix: string, answer: (request: Request) => Promise<Response>): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const sent = new Request(`http://${request.host}${request.url}`, {
      method: request.method,
      headers: toHeaders(request),
      ...(hasBody && { body: request.body as string }),
    });
    return sendResponse(reply, await answer(sent));
  };
  server.all(prefix, handle);
  server.all(`${prefix}/*`, handle);
}

/** The shop's HTTP server: built files, the back end's endpoints, and every page. */
export async function createServer({ clientDir, page, endpoints, serverFactory, log, sites, dataApiOf, forms, trustedProxies }: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({ bodyLimit, trustProxy: trustedProxies ?? false, routerOptions: { ignoreTrailingSlash: true }, ...(serverFactory && { serverFactory }),
    // An address that is not well written is not found, like any other that leads nowhere.
    frameworkErrors: (_error, request, reply) => {
      void page({ method: 'GET', host: request.host, target: '/404', headers: new Headers(), body: undefined }).then((answer) => sendPage(reply, answer));
    },
  });
  // Bodies reach the endpoints and the forms as they were sent; each reads its own.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  await server.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1024 });
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders());
  });
  if (clientDir) {
    await server.register(fastifyStatic, {
      root: clientDir,
      wildcard: false,
      index: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  }
  for (const [prefix, answer] of Object.entries(endpoints)) mount(server, prefix, answer);
  registerErrorLog(server, log);
  registerForms(server, { ...forms, sites, dataApiOf, log });
  registerWellKnown(server, sites);
  registerServiceWorkerFile(server, sites);
  registerSitemap(server, { sites, dataApiOf });

  server.setErrorHandler(async (error: Error & { readonly statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log('error', 'A request failed', { url: request.url, error });
    return reply.code(status).type('text/plain; charset=utf-8').send(status >= 500 ? 'Something went wrong here. Try again in a moment.' : error.message);
  });
  server.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const answer = await page({ method: request.method, host: request.host, target: request.url, headers: toHeaders(request), body: typeof request.body === 'string' ? request.body : undefined });
      return sendPage(reply, answer);
    },
  });
  return server;
}
