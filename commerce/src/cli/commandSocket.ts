/**
 * The door through which commands reach a running shop: a socket in its data folder that only its own user may open.
 * One line of JSON goes in, `{"args": [...]}`; lines of `{"line": "..."}` and `{"progress": {...}}` come out and last
 * `{"exit": 0}`. Whoever asked may go before that, which ends a long command early.
 */
import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Log } from '../log.ts';
import type { CommandProgress, CommandTalk } from './command.ts';

/** Unix refuses socket paths above about 100 bytes, so a deep folder's socket stands among the temporary files. */
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

export type RunArgs = (args: readonly string[], talk: CommandTalk) => Promise<number>;

const mostBytes = 100_000;

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
  const answer = (given: Answer) => socket.writable && socket.write(`${JSON.stringify(given)}\n`);
  const gone = new AbortController();
  socket.once('close', () => gone.abort());
  const talk: CommandTalk = {
    print: (line) => answer({ line }),
    tell: (progress) => answer({ progress }),
    signal: gone.signal,
  };
  socket.on('error', () => socket.destroy());
  let seen = 0;
  socket.on('data', (piece) => {
    seen += piece.length;
    if (seen > mostBytes) socket.destroy();
  });
  for await (const line of createInterface({ input: socket })) {
    const args = readArgs(line);
    const exit = args
      ? await run(args, talk).catch((error: unknown) => {
          log('error', 'A command failed.', { error });
          answer({ line: 'The command failed; the shop’s log says why.' });
          return 1;
        })
      : 2;
    answer({ exit });
    socket.end();
    return;
  }
}

/** Opens the door. Returns how to close it. */
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
  // What a killed shop left behind; a running one would hold the data folder's lock, and we have it.
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

/** Asks the running shop to run a command. Undefined when none listens. */
export async function askRunningShop(
  dataDir: string,
  args: readonly string[],
  { print, tell }: Pick<CommandTalk, 'print' | 'tell'>,
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
    if ('progress' in answer) tell(answer.progress);
    else print(answer.line);
  }
  print('The shop stopped before the command was done.');
  return 1;
}
