import type { FastifyInstance } from 'fastify';

interface Drawing {
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Long-lived responses: they take no processor time. */
const lasting = new Set(['/api/workbench/events']);

/**
 * Pauses background rendering of pictures while a request is served; a client that disconnects
 * ends the pause too.
 */
export function pauseDrawing(server: FastifyInstance, drawing: Drawing): void {
  server.addHook('onRequest', async ({ routeOptions: { url } }, reply) => {
    if (url !== undefined && lasting.has(url)) return;
    drawing.pause();
    reply.raw.once('close', drawing.resume);
  });
}
