/** A shop beside the one that most journeys use: a separate process with separate data and settings. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

const project = join(import.meta.dirname, '../../..');

export interface SeparateShop {
  readonly port: string;
  /** Its whole environment, for commands on the same data. */
  readonly env: NodeJS.ProcessEnv;
  /** What it has logged since it was ready. */
  readonly logged: () => string;
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, () => done()));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return String(typeof address === 'object' && address ? address.port : 0);
}

interface SeparateShopOptions {
  readonly dataDir: string;
  /** Added to the settings of a quick start. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The root of another project than this one. */
  readonly root?: string;
}

/**
 * Resolves when the shop answers.
 * @throws Error with its output if it ends before
 */
export async function startSeparateShop({
  dataDir,
  settings,
  root = project,
}: SeparateShopOptions): Promise<SeparateShop> {
  const port = await freePort();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: port,
    NODE_ENV: 'production',
    DRAW_AHEAD: 'off',
    DRAW_WIDTH: '100',
    ...settings,
  };
  const shop = spawn(process.execPath, ['storefront/server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const closed = new Promise<void>((done) => shop.once('close', () => done()));
  let log = '';
  shop.stderr.on('data', (piece: Buffer) => {
    log += piece.toString();
  });
  // Node does not resolve names below localhost, which browsers do.
  const isReady = () =>
    fetch(`http://localhost:${port}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (shop.exitCode !== null) throw new Error(`The shop did not start: ${log}`);
    await new Promise((done) => setTimeout(done, 200));
  }
  log = '';
  return {
    port,
    env,
    logged: () => log,
    async stop() {
      shop.kill('SIGTERM');
      await closed;
    },
  };
}
