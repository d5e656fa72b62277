/**
 * Sends requests as fast as a server responds, in a separate thread, so that measuring does not
 * delay them.
 */
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export interface Load {
  readonly port: number;
  /** Concurrent requests. */
  readonly atOnce: number;
  readonly seconds: number;
  /** JSON texts, sent in rotation. */
  readonly bodies: readonly string[];
}

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Responses with errors, or with a status other than 200. */
  readonly failed: number;
}

async function run({ port, atOnce, seconds, bodies }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const times: number[] = [];
  let [failed, next] = [0, 0];
  const send = (body: string) =>
    new Promise<void>((done, fail) => {
      const sent = request(
        {
          port,
          host: '127.0.0.1',
          path: '/graphql',
          method: 'POST',
          agent,
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (response) => {
          let start = '';
          response.setEncoding('utf8');
          response.on('data', (piece: string) => {
            if (start.length < 20) start += piece;
          });
          response.on('end', () => {
            if (response.statusCode !== 200 || start.startsWith('{"errors"')) failed += 1;
            done();
          });
        },
      );
      sent.on('error', fail);
      sent.end(body);
    });
  const begun = performance.now();
  const end = begun + seconds * 1000;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < end) {
        const body = bodies[next % bodies.length] ?? '';
        next += 1;
        const sentAt = performance.now();
        await send(body);
        times.push(performance.now() - sentAt);
      }
    }),
  );
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    perSecond: (times.length * 1000) / (performance.now() - begun),
    p50: at(0.5),
    p99: at(0.99),
    failed,
  };
}

parentPort?.postMessage(await run(workerData as Load));
