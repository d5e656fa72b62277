import type { Log } from '@solvik/commerce';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Server } from 'node:http';
import { registerErrorLog } from './errorLog.ts';
import { createStaticFiles } from './files/createStaticFiles.ts';
import { type FormsOptions, registerForms } from './forms/registerForms.ts';
import type { PageCache } from './pages/pageCache.ts';
import { createPageKeys } from './pages/createPageKeys.ts';
import { createCachedSender } from './pages/createCachedSender.ts';
import { refuseUnreadable } from './requests/refuseUnreadable.ts';
import { addResponseHooks } from './requests/responseHooks.ts';
import { createHttpServer, type Listener, type FastPath } from './requests/createHttpServer.ts';
import type { RequestGate } from './requests/requestGate.ts';
import type { PageResponse, PageRequest } from './storefrontHandler.ts';
import type { DataApi } from '../src/data-api/createDataApi.ts';
import type { LocatedSite } from '../src/page/sites.ts';
import { publicAddress } from './publicAddress.ts';
import { documentHeaders } from './securityHeaders.ts';
import { withKnownText } from './knownOperations.ts';
import { registerServiceWorkerFile } from './serviceWorker.ts';
import { registerWidgetArea } from './registerWidgetArea.ts';
import { registerSitemap } from './sitemap/registerSitemap.ts';
import { registerWellKnown } from './wellKnownFiles.ts';

export interface ServerOptions {
  /**
   * Built files with hashed names, and public files; undefined if the development server serves
   * them.
   */
  readonly clientDir: string | undefined;
  readonly page: (request: PageRequest) => Promise<PageResponse>;
  /** The back end's own endpoints by path prefix. */
  readonly endpoints: Readonly<Record<string, (request: Request) => Promise<Response>>>;
  readonly serverFactory?: ((handler: Listener) => Server) | undefined;
  /** Where `page` caches shareable pages. */
  readonly cache: Pick<PageCache<PageResponse>, 'find'>;
  readonly log: Log;
  readonly sites: readonly LocatedSite[];
  /** The Data API as a site calls it. */
  readonly dataApiOf: (site: LocatedSite) => DataApi;
  /** How submitted content forms are handled. */
  readonly forms: Pick<FormsOptions, 'siteOf' | 'receiveForm'>;
  /** Proxies whose forwarded headers are trusted: comma-separated addresses. */
  readonly trustedProxies?: string | undefined;
  /** Whether the shop is shutting down: connections then close after their response. */
  readonly isDraining?: (() => boolean) | undefined;
  /** Holds requests back while the last connections are accepted. */
  readonly gate?: Pick<RequestGate, 'pass'> | undefined;
}

/** Larger bodies are refused; no form or query is that long. */
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
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(response.body === null ? '' : Buffer.from(await response.arrayBuffer()));
}

const sendText = (reply: FastifyReply, status: number, sentence: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(sentence);

function mount(
  server: FastifyInstance,
  prefix: string,
  respond: (request: Request) => Promise<Response>,
): void {
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const sent = new Request(`http://${request.host}${request.url}`, {
      method: request.method,
      headers: toHeaders(request),
      ...(hasBody && {
        body:
          prefix === '/graphql' ? withKnownText(request.body as string) : (request.body as string),
      }),
    });
    return sendResponse(reply, await respond(sent));
  };
  server.all(prefix, handle);
  server.all(`${prefix}/*`, handle);
}

/** The shop's HTTP server: built files, the back end's endpoints, and every page. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const {
    clientDir,
    page,
    cache,
    endpoints,
    serverFactory,
    log,
    sites,
    dataApiOf,
    forms,
    trustedProxies,
    isDraining = () => false,
    gate,
  } = options;
  const headers = documentHeaders({
    isHttps: sites.some(({ origin }) => origin.startsWith('https:')),
  });
  const cachedSender = createCachedSender({ headers, isDraining });
  const pageKeys = createPageKeys(trustedProxies !== undefined);

  const sendKnown: FastPath = (request, response) => {
    const key = pageKeys.find(request);
    const known = key === undefined ? undefined : cache.find(key);
    return (
      known !== undefined &&
      cachedSender.sendReady(request, response, { page: known, state: 'hit' })
    );
  };

  async function sendPage(
    { raw }: FastifyRequest,
    reply: FastifyReply,
    answer: PageResponse,
  ): Promise<FastifyReply> {
    if (answer.cached) {
      pageKeys.note(raw, answer.cached.key);
      const body = await cachedSender.encode(raw, answer.cached);
      reply.hijack();
      cachedSender.send(raw, reply.raw, answer.cached, body);
      return reply;
    }
    for (const [name, value] of Object.entries(answer.headers)) void reply.header(name, value);
    return reply.code(answer.status).send(answer.body);
  }

  const files =
    clientDir === undefined
      ? undefined
      : createStaticFiles(clientDir, (error) =>
          log('error', 'A file could not be read', { error }),
        );
  const handlers: readonly FastPath[] = [...(files ? [files.serve] : []), sendKnown];
  const server = Fastify({
    bodyLimit,
    clientErrorHandler: await refuseUnreadable(sites),
    trustProxy: trustedProxies ?? false,
    routerOptions: { ignoreTrailingSlash: true },
    // Requests on open connections are answered until the end; later connections find a closed
    // port.
    return503OnClosing: false,
    serverFactory:
      serverFactory ?? ((listener) => createHttpServer(listener, { fastPaths: handlers, gate })),
    // A malformed address is not found, like any other unknown one.
    frameworkErrors: (_error, request, reply) => {
      page({
        method: 'GET',
        host: request.host,
        target: '/404',
        headers: new Headers(),
        body: undefined,
      })
        .then((answer) => sendPage(request, reply, answer))
        .catch((error: unknown) => {
          log('error', 'A request failed', { url: publicAddress(request.url), error });
          void sendText(reply, 404, 'There is no page at this address.');
        });
    },
  });
  // Bodies reach endpoints and forms as sent; each parses its own.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  addResponseHooks(server, { documentHeaders: headers, isDraining });
  for (const [prefix, endpoint] of Object.entries(endpoints)) mount(server, prefix, endpoint);
  await registerErrorLog(server, { origins: sites.map(({ origin }) => origin), log });
  registerForms(server, { ...forms, sites, dataApiOf, log });
  registerWellKnown(server, sites);
  registerServiceWorkerFile(server, sites);
  registerSitemap(server, { sites, dataApiOf });
  registerWidgetArea(server, { sites, dataApiOf, log });

  server.setErrorHandler(
    async (error: Error & { readonly statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500)
        log('error', 'A request failed', { url: publicAddress(request.url), error });
      return sendText(
        reply,
        status,
        status >= 500 ? 'Something went wrong here. Try again in a moment.' : error.message,
      );
    },
  );
  server.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const answer = await page({
        method: request.method,
        host: request.host,
        target: request.url,
        headers: toHeaders(request),
        body: typeof request.body === 'string' ? request.body : undefined,
      });
      return sendPage(request, reply, answer);
    },
  });
  server.setNotFoundHandler(async ({ method }, reply) =>
    sendText(
      reply.header('allow', 'GET, HEAD, POST'),
      405,
      `This address does not take ${method}.`,
    ),
  );
  return server;
}
