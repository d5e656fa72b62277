/**
 * Applies to every response that Fastify sends: unreadable requests are refused, documents carry
 * their policy, text is compressed.
 */
import type { FastifyInstance } from 'fastify';
import { brotliLevels, compress } from '../pages/compress.ts';
import { contentEncoding } from '../pages/contentEncoding.ts';
import { methods, requestError } from './requestError.ts';

export interface ResponseHookOptions {
  /** Headers of documents, such as the policy. */
  readonly documentHeaders: Readonly<Record<string, string>>;
  /** Whether the shop is shutting down. */
  readonly isDraining: () => boolean;
}

const plain = 'text/plain; charset=utf-8';
const isDocument = (type: string): boolean => type.startsWith('text/html');
const isText = (type: string): boolean =>
  /^(text\/|application\/(json|graphql-response\+json|manifest\+json|xml|javascript)|image\/svg)/.test(
    type,
  );
/** Smaller responses fit in one packet anyway. */
const worthCompressing = 1024;

export function addResponseHooks(
  server: FastifyInstance,
  { documentHeaders, isDraining }: ResponseHookOptions,
): void {
  server.addHook('onRequest', async ({ method, host, raw }, reply) => {
    const fault = requestError({ method, host, target: raw.url ?? '' });
    if (fault) {
      if (fault.status === 405) void reply.header('allow', methods.join(', '));
      return reply.code(fault.status).type(plain).send(fault.sentence);
    }
    // A load balancer then sends no more visitors here, while the present ones are served.
    if (isDraining() && raw.url?.startsWith('/health/ready'))
      return reply.code(503).type('application/json; charset=utf-8').send('{"status":"stopping"}');
    return undefined;
  });

  server.addHook('onSend', async (request, reply, payload) => {
    void reply.header('x-content-type-options', 'nosniff');
    if (isDraining()) void reply.header('connection', 'close');
    const type = String(reply.getHeader('content-type') ?? '');
    if (isDocument(type))
      for (const [name, value] of Object.entries(documentHeaders))
        if (!reply.hasHeader(name)) void reply.header(name, value);
    if (!isText(type) || reply.hasHeader('content-encoding')) return payload;
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!Buffer.isBuffer(body) || body.length < worthCompressing) return payload;
    const varies = reply.getHeader('vary');
    void reply.header(
      'vary',
      varies === undefined ? 'accept-encoding' : `${String(varies)}, accept-encoding`,
    );
    const encoding = contentEncoding(request.headers['accept-encoding']?.toString());
    if (encoding === 'identity') return payload;
    const compressed = await compress(body, encoding, brotliLevels.once);
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressed;
  });
}
