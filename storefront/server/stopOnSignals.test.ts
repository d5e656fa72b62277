/** Uses a separate process and real sockets: what a signal does to pending requests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const program = join(import.meta.dirname, 'testing/stoppableServer.ts');
let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

async function startServer() {
  const started = spawn(process.execPath, ['--no-warnings', program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child = started;
  const messages: unknown[] = [];
  const exit = new Promise<number | null>((resolve) => started.once('exit', resolve));
  started.on('message', (message) => messages.push(message));
  const received = async (message: unknown) =>
    expect.poll(() => messages, { timeout: 30_000 }).toContainEqual(message);
  await received({ port: expect.any(Number) });
  const { port } = messages[0] as { readonly port: number };
  return { started, port, messages, exit, received };
}

/** Sends bytes and keeps the connection open; the response accumulates in `answer`. */
function open(port: number, bytes: string) {
  const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  const connection = { answer: '', isClosed: false, send: (more: string) => socket.write(more) };
  socket.on('data', (part) => {
    connection.answer += part.toString();
  });
  socket.on('close', () => {
    connection.isClosed = true;
  });
  socket.on('error', () => {
    connection.isClosed = true;
  });
  return connection;
}

type Outcome = 'answered' | 'refused' | 'cut';

/**
 * One visit on its own connection: cut means accepted, and closed before the whole response had
 * arrived.
 */
const visit = (port: number, path: string) =>
  new Promise<Outcome>((resolve) => {
    let response = '';
    let isConnected = false;
    const socket = connect(port, '127.0.0.1', () => {
      isConnected = true;
      socket.write(get(path).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    });
    socket.on('data', (part) => {
      response += part.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (isConnected) resolve(/(busy|page)$/.test(response) ? 'answered' : 'cut');
      else resolve('refused');
    });
  });

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

it('pending requests are answered before the database closes, and an idle connection is closed', async () => {
  const { started, port, messages, exit, received } = await startServer();
  const idle = open(port, get('/'));
  await expect.poll(() => idle.answer).toContain('page');
  const slow = open(port, get('/slow'));
  await received('requested');
  started.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(slow.answer).toContain('slow');
  expect(slow.answer).toMatch(/connection: close/i);
  await expect.poll(() => idle.isClosed).toBe(true);
  expect(messages.at(-1)).toBe('closed');
});

it('neither a stalled body, nor a stuck response, nor an incomplete request line delays shutdown', async () => {
  const { started, port, exit, received } = await startServer();
  const stuck = [
    'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nhalf',
    'GET / HT',
    get('/stuck'),
  ].map((bytes) => open(port, bytes));
  await received('requested');
  started.kill('SIGTERM');
  expect(await exit).toBe(0);
  for (const connection of stuck) await expect.poll(() => connection.isClosed).toBe(true);
});

it('a request on an idle keep-alive connection is answered after the port is closed', async () => {
  const { started, port, exit } = await startServer();
  const idle = open(port, get('/'));
  await expect.poll(() => idle.answer).toContain('page');
  idle.answer = '';
  started.kill('SIGTERM');
  while ((await visit(port, '/')) !== 'refused');
  idle.send(get('/'));
  expect(await exit).toBe(0);
  expect(idle.answer).toMatch(/connection: close[^]*page$/i);
});

it('a second signal during shutdown interrupts no request', async () => {
  const { started, port, exit } = await startServer();
  const idle = open(port, get('/'));
  await expect.poll(() => idle.answer).toContain('page');
  idle.answer = '';
  started.kill('SIGTERM');
  // Of two signals at once the process may handle either first.
  const isDraining = () => {
    later.send(get('/'));
    return later.answer;
  };
  const later = open(port, '');
  await expect.poll(isDraining).toMatch(/connection: close/i);
  started.kill('SIGINT');
  while ((await visit(port, '/')) !== 'refused');
  idle.send(get('/'));
  expect(await exit).toBe(0);
  expect(idle.answer).toMatch(/page$/);
});

it('connections opened before shutdown are answered, however many requests follow', async () => {
  const { started, port, exit } = await startServer();
  const outcomes: Outcome[] = [];
  const keepRequesting = async () => {
    for (let outcome: Outcome = 'answered'; outcome === 'answered'; outcomes.push(outcome))
      outcome = await visit(port, '/busy');
  };
  const visitors = Array.from({ length: 64 }, keepRequesting);
  await expect.poll(() => outcomes.length, { timeout: 30_000 }).toBeGreaterThan(100);
  started.kill('SIGTERM');
  await Promise.all(visitors);
  expect(await exit).toBe(0);
  expect(outcomes.filter((outcome) => outcome === 'cut')).toEqual([]);
  expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(visitors.length);
});

it('a shop whose parent process is gone stops too', async () => {
  const { started, exit } = await startServer();
  started.disconnect();
  expect(await exit).toBe(0);
});
