/** Tells an editor's screen of changes for as long as it listens and its session lasts (server-sent events). */
import type { ServerResponse } from 'node:http';
import type { ContentDesk } from '@solvik/commerce';
import { type DeskSession, whyNotDo } from '@solvik/content-schema/editing';

const second = 1000;
/** Proxies drop what is silent for a minute. */
const beat = 25 * second;

export interface EventStreams {
  readonly open: (response: ServerResponse, session: DeskSession) => void;
  /** Ends all, so that the server can stop. */
  readonly close: () => void;
}

export function createEventStreams(
  desk: Pick<ContentDesk, 'watch'>,
  now: () => number,
): EventStreams {
  const ends = new Set<() => void>();
  return {
    open(response, { editor, until }) {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'x-accel-buffering': 'no',
      });
      // The first bytes make the browser's `open`.
      response.write(': here\n\n');
      const stopWatching = desk.watch((event) => {
        if (whyNotDo(editor, 'read', event.content) === undefined)
          response.write(`data: ${JSON.stringify(event)}\n\n`);
      });
      const pulse = setInterval(() => response.write(': still here\n\n'), beat);
      const expiry = setTimeout(() => end(), Math.max(0, Date.parse(until) - now()));
      pulse.unref();
      expiry.unref();
      function end(): void {
        if (!ends.delete(end)) return;
        stopWatching();
        clearInterval(pulse);
        clearTimeout(expiry);
        response.end();
      }
      ends.add(end);
      response.on('close', end);
    },
    close() {
      for (const end of ends) end();
    },
  };
}
