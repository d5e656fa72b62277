/** Built and public files: indexed at start, read once, sent only with the headers a file needs. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { type ContentEncoding, contentEncoding } from '../pages/contentEncoding.ts';
import { byteRange } from './byteRange.ts';
import { mediaType } from './mediaType.ts';

export interface StaticFiles {
  /** False if the path is not a file's. */
  readonly serve: (request: IncomingMessage, response: ServerResponse) => boolean;
}

interface LoadedFile {
  readonly body: Buffer;
  readonly encoding: ContentEncoding;
  readonly etag: string;
  readonly headers: readonly string[];
}

interface StaticFile {
  readonly path: string;
  readonly type: string;
  /** Its name changes with its content. */
  readonly isHashed: boolean;
  readonly encodings: ReadonlySet<ContentEncoding>;
  readonly loaded: Map<ContentEncoding, LoadedFile>;
}

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Readonly<
  Record<ContentEncoding, string>
>;
/** Used by the build only. */
const hidden = '.vite/';

function findFiles(root: string): ReadonlyMap<string, StaticFile> {
  const names = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  const files = [...names]
    .filter((name) => !name.startsWith(hidden) && !/\.(br|gz)$/.test(name))
    .map((name): [string, StaticFile] => [
      `/${name}`,
      {
        path: join(root, name),
        type: mediaType(name),
        isHashed: name.startsWith('assets/'),
        encodings: new Set(
          (Object.keys(suffixes) as ContentEncoding[]).filter((encoding) =>
            names.has(`${name}${suffixes[encoding]}`),
          ),
        ),
        loaded: new Map(),
      },
    ]);
  return new Map(files);
}

async function load(file: StaticFile, encoding: ContentEncoding): Promise<LoadedFile> {
  const body = await readFile(`${file.path}${suffixes[encoding]}`);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = [
    'content-type',
    file.type,
    'cache-control',
    file.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    'x-content-type-options',
    'nosniff',
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ...(file.encodings.size > 1 ? ['vary', 'accept-encoding'] : ['accept-ranges', 'bytes']),
    ...(file.isHashed ? [] : ['etag', etag]),
  ];
  const loaded = { body, encoding, etag, headers };
  file.loaded.set(encoding, loaded);
  return loaded;
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  { body, etag, headers }: LoadedFile,
): void {
  const { 'if-none-match': knownTags, range } = request.headers;
  const end = (status: number, own: readonly string[], sent?: Buffer): void => {
    response.writeHead(status, [...headers, ...own]);
    response.end(request.method === 'HEAD' ? undefined : sent);
  };
  if (knownTags?.includes(etag) && headers.includes('etag')) return end(304, []);
  const requestedRange = headers.includes('accept-ranges')
    ? byteRange(range, body.length)
    : ({ kind: 'whole' } as const);
  if (requestedRange.kind === 'outside')
    return end(416, ['content-range', `bytes */${String(body.length)}`, 'content-length', '0']);
  if (requestedRange.kind === 'whole')
    return end(200, ['content-length', String(body.length)], body);
  const { first, last } = requestedRange;
  return end(
    206,
    [
      'content-range',
      `bytes ${String(first)}-${String(last)}/${String(body.length)}`,
      'content-length',
      String(last + 1 - first),
    ],
    body.subarray(first, last + 1),
  );
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response
    .writeHead(status, {
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .end(sentence);
}

/** @param onError receives the error of a file that existed at start and cannot be read now */
export function createStaticFiles(root: string, onError: (error: unknown) => void): StaticFiles {
  const files = findFiles(root);
  return {
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const target = request.url ?? '';
      const queryAt = target.indexOf('?');
      const path = queryAt < 0 ? target : target.slice(0, queryAt);
      const file = files.get(path);
      if (!file) {
        // A newer build has other names; answering a request for a script with a page would not
        // help.
        if (path.startsWith('/assets/'))
          refuse(response, 404, 'There is no such file in this build of the shop.');
        return path.startsWith('/assets/');
      }
      const accepted = contentEncoding(request.headers['accept-encoding']);
      const encoding = file.encodings.has(accepted) ? accepted : 'identity';
      const loaded = file.loaded.get(encoding);
      if (loaded) write(request, response, loaded);
      else {
        load(file, encoding)
          .then((fresh) => write(request, response, fresh))
          .catch((error: unknown) => {
            onError(error);
            refuse(response, 500, 'This file could not be read. Try again in a moment.');
          });
      }
      return true;
    },
  };
}
