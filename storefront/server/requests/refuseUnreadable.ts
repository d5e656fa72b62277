/** Answers to what Node's parser refuses, before there is a request: raw bytes on a socket. */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { loadText } from '../../src/languages/loadText.ts';
import type { LocatedSite } from '../../src/page/sites.ts';
import { plainPage } from '../plainPage.ts';

interface ParserError extends Error {
  readonly code?: string;
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Which site an address of that length was for is not known: the message is in all languages. */
async function tooLongPage(sites: readonly LocatedSite[]): Promise<string> {
  const messages = await Promise.all(
    sites.map(async ({ locale, languageId, origin, basename }) => {
      const text = await loadText(locale);
      return {
        languageId,
        title: text('tooLong.title'),
        message: text('tooLong.text'),
        link: { href: `${origin}${basename}/`, label: text('error.toStart') },
      };
    }),
  );
  const [first, ...others] = messages;
  return first ? plainPage([first, ...others]) : '';
}

/** Writes a response to a socket whose request cannot be read, and closes it. */
export async function refuseUnreadable(
  sites: readonly LocatedSite[],
): Promise<(this: FastifyInstance, error: ParserError, socket: Socket) => void> {
  const page = await tooLongPage(sites);
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
    const body = isTooLong ? page : 'The request cannot be read.';
    socket.end(
      [
        `HTTP/1.1 ${statuses[error.code ?? ''] ?? '400 Bad Request'}`,
        `content-type: text/${isTooLong ? 'html' : 'plain'}; charset=utf-8`,
        `content-length: ${String(Buffer.byteLength(body))}`,
        "content-security-policy: default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options: nosniff',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  };
}
