import type { FastifyInstance } from 'fastify';

const fields = ['type', 'message', 'stack', 'component', 'info', 'url', 'userAgent'] as const;
const longest = 4000;

/** PUT /api/log-error: what went wrong in a visitor's browser, as log lines of bounded length (spec section 7). */
export function registerErrorLog(server: FastifyInstance, log: (level: 'error', message: string, details: object) => void): void {
  server.put('/api/log-error', async (request, reply) => {
    let told: unknown;
    try {
      told = JSON.parse(String(request.body));
    } catch {
      return reply.code(400).type('application/json').send('{"message":"Send JSON."}');
    }
    if (typeof told !== 'object' || told === null) return reply.code(400).type('application/json').send('{"message":"Send an object."}');
    const given = told as Readonly<Record<string, unknown>>;
    const details = Object.fromEntries(fields.flatMap((field) => (typeof given[field] === 'string' ? [[field, given[field].slice(0, longest)]] : [])));
    log('error', 'A visitor met an error', details);
    return reply.code(204).send();
  });
}
