/**
 * The socket through which commands reach a running shop: in its data folder, and only the shop's
 * own user may open it. The request is one line of JSON, `{"args": [...]}`; the response is lines
 * of `{"line": "..."}` and `{"progress": {...}}`, and last `{"exit": 0}`. If the client disconnects
 * before that, a long command ends early.
 */
import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Log } from '../log.ts';
import type { CommandProgress, CommandConnection } from './command.ts';

/**
 * Unix refuses socket paths above about 100 bytes, so the socket of a deep folder is put in the
 * folder for temporary files.
 */
export function socketPath(dataDir: string): string {
  const path = join(resolve(dataDir), 'shop.sock');
  if (process.platform === 'win32')
    return `\\\\.\\pipe\\solvik-${createHash('sha1').update(path).digest('hex').slice(0, 16)}`;
  return Buffer.byteLength(path) < 100
    ? path
    : join(tmpdir(), `solvik-${createHash('sha1').update(path).digest('hex').slice(0, 16)}.sock`);
}

type Answer =
  | { readonly line: string }
  | { readonly progress: CommandProgress }
  | { readonly exit: number };

export type RunArgs = (args: readonly string[], connection: CommandConnection) => Promise<number>;

const maxBytes = 100_000;

function readArgs(line: string): string[] | undefined {
  try {
    const given: unknown = JSON.parse(line);
    const args: unknown =
      typeof given === 'object' && given !== null ? Reflect.get(given, 'args') : undefined;
    return Array.isArray(args) && args.every((arg) => typeof arg === 'string') ? args : undefined;
  } catch {
    return undefined;
  }
}

async function serve(socket: Socket, { run, log }: { run: RunArgs; log: Log }): Promise<void> {
  const answer = (message: Answer) =>
    socket.writable && socket.write(`${JSON.stringify(message)}\n`);
  const gone = new AbortController();
  socket.once('close', () => gone.abort());
  const connection: CommandConnection = {
    print: (line) => answer({ line }),
    reportProgress: (progress) => answer({ progress }),
    signal: gone.signal,
  };
  socket.on('error', () => socket.destroy());
  let received = 0;
  socket.on('data', (piece) => {
    received += piece.length;
    if (received > maxBytes) socket.destroy();
  });
  for await (const line of createInterface({ input: socket })) {
    const args = readArgs(line);
    const exit = args
      ? await run(args, connection).catch((error: unknown) => {
          log('error', 'A command failed.', { error });
          answer({ line: 'The command failed; see the shop’s log for the cause.' });
          return 1;
        })
      : 2;
    answer({ exit });
    socket.end();
    return;
  }
}

/** Opens the socket. Returns the function that closes it. */
export async function openCommandSocket({
  dataDir,
  run,
  log,
}: {
  dataDir: string;
  run: RunArgs;
  log: Log;
}): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  // A socket left by a killed shop; a running shop would hold the data folder's lock, which we
  // hold.
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((socket) => void serve(socket, { run, log }));
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(path, done);
  });
  server.unref();
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  return () => new Promise((done) => server.close(() => done()));
}

/** Requests a command of the running shop. Undefined if none is listening. */
export async function requestRunningShop(
  dataDir: string,
  args: readonly string[],
  { print, reportProgress }: Pick<CommandConnection, 'print' | 'reportProgress'>,
): Promise<number | undefined> {
  const socket = connect(socketPath(dataDir));
  const isOpen = await new Promise<boolean>((done) => {
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
  if (!isOpen) return undefined;
  socket.write(`${JSON.stringify({ args })}\n`);
  for await (const text of createInterface({ input: socket })) {
    const answer = JSON.parse(text) as Answer;
    if ('exit' in answer) {
      socket.destroy();
      return answer.exit;
    }
    if ('progress' in answer) reportProgress(answer.progress);
    else print(answer.line);
  }
  print('The shop stopped before the command was done.');
  return 1;
}
