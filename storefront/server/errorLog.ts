/**
 * PUT /api/log-error: errors in visitors' browsers, as log lines of bounded length and number
 * (spec section 7).
 */
import rateLimit from '@fastify/rate-limit';
import type { Log } from '@solvik/commerce';
import { isCrossSitePost } from '@solvik/shop-rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { publicAddress, withPublicAddresses } from './publicAddress.ts';

export interface ErrorLogOptions {
  /** The shop's own origins: other sites' pages may not write here. */
  readonly origins: readonly string[];
  readonly log: Log;
  /** Reports per minute. */
  readonly limits?: { readonly visitor: number; readonly all: number };
}

const fields = ['type', 'message', 'stack', 'component', 'info', 'url', 'userAgent'] as const;
const longest = 4000;
/** Twice the size of all fields at their longest, in four-byte letters. */
const bodyLimit = 256 * 1024;

function readReport(body: unknown): object | undefined {
  try {
    const report: unknown = JSON.parse(String(body));
    return typeof report === 'object' && report !== null ? report : undefined;
  } catch {
    return undefined;
  }
}

/** Truncated first, so that masking takes bounded time. */
function readField(field: (typeof fields)[number], value: string): string {
  const text = value.slice(0, longest);
  return field === 'url' ? publicAddress(text) : withPublicAddresses(text);
}

const isForeign = ({ headers }: FastifyRequest, origins: readonly string[]): boolean =>
  isCrossSitePost(
    new Headers(
      Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
    origins,
  );

export async function registerErrorLog(
  server: FastifyInstance,
  { origins, log, limits = { visitor: 20, all: 200 } }: ErrorLogOptions,
): Promise<void> {
  await server.register(rateLimit, { global: false });
  const checks = [
    server.createRateLimit({ max: limits.visitor, timeWindow: '1 minute' }),
    server.createRateLimit({ max: limits.all, timeWindow: '1 minute', keyGenerator: () => 'all' }),
  ];
  const isTooMany = async (request: FastifyRequest): Promise<boolean> => {
    for (const check of checks) {
      const checked = await check(request);
      if (!checked.isAllowed && checked.isExceeded) return true;
    }
    return false;
  };

  server.put('/api/log-error', {
    bodyLimit,
    onRequest: async (request, reply) => {
      if (isForeign(request, origins))
        return reply
          .code(403)
          .type('application/json')
          .send('{"message":"Send reports from a page of the shop."}');
      if (await isTooMany(request))
        return reply
          .code(429)
          .type('application/json')
          .send('{"message":"That is enough for this minute."}');
      return undefined;
    },
    handler: async (request, reply) => {
      const report = readReport(request.body);
      if (!report)
        return reply.code(400).type('application/json').send('{"message":"Send a JSON object."}');
      const value = report as Readonly<Record<string, unknown>>;
      const visitor = Object.fromEntries(
        fields.flatMap((field) =>
          typeof value[field] === 'string' ? [[field, readField(field, value[field])]] : [],
        ),
      );
      // Nested under one name, so that it cannot imitate the server's own fields.
      log('error', 'A browser reported an error', { visitor });
      return reply.code(204).send();
    },
  });
}
