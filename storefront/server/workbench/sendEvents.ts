/**
 * Sends changes to an editor's screen for as long as it is connected and its session lasts
 * (server-sent events).
 */
import type { ServerResponse } from 'node:http';
import type { ContentService } from '@solvik/commerce';
import { type EditorSession, findDenial } from '@solvik/content-schema/editing';

const second = 1000;
/** Proxies close connections that are silent for a minute. */
const beat = 25 * second;

export interface EventStreams {
  readonly open: (response: ServerResponse, session: EditorSession) => void;
  /** Closes all, so that the server can stop. */
  readonly close: () => void;
}

export function createEventStreams(
  contentService: Pick<ContentService, 'watch'>,
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
      // The first bytes trigger the browser's `open` event.
      response.write(': here\n\n');
      const stopWatching = contentService.watch((event) => {
        if (findDenial(editor, 'read', event.content) === undefined)
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
