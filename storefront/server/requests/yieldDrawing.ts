import type { FastifyInstance } from 'fastify';

interface Drawing {
  readonly pause: () => void;
  readonly resume: () => void;
}

/** Answers that last as long as somebody is there: they take no time of the machine. */
const lasting = new Set(['/api/workbench/events']);

/** Draws no picture ahead while somebody is being served; whoever leaves before the answer ends the pause, too. */
export function yieldDrawing(server: FastifyInstance, drawing: Drawing): void {
  server.addHook('onRequest', async ({ routeOptions: { url } }, reply) => {
    if (url !== undefined && lasting.has(url)) return;
    drawing.pause();
    reply.raw.once('close', drawing.resume);
  });
}
