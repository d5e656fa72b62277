/** Tests on shops of their own: each opens on an empty shop's data and is filled by the operator's own command. */
import { execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';

const root = join(import.meta.dirname, '../../..');

export interface MerchantShop {
  readonly port: string;
  /** What `npm run shop -- import <words>` runs; gives what it printed. */
  readonly import: (...words: readonly string[]) => Promise<string>;
}

interface RunningShop extends MerchantShop {
  readonly stop: () => Promise<void>;
}

async function freePort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, () => done()));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return String(typeof address === 'object' && address ? address.port : 0);
}

/** Starts a shop without the demo shop; resolves when it says where it stands. */
async function startShop(dataDir: string): Promise<RunningShop> {
  const port = await freePort();
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: port,
    NODE_ENV: 'production',
    DRAW_AHEAD: 'off',
    DRAW_WIDTH: '160',
    DEMO_SHOP: 'off',
  };
  const shop = spawn(process.execPath, ['storefront/server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<void>((done) => shop.once('close', () => done()));
  let said = '';
  await new Promise<void>((done, fail) => {
    const hear = (piece: Buffer) => {
      said += String(piece);
      if (said.includes(`:${port}/`)) done();
    };
    shop.stdout.on('data', hear);
    shop.stderr.on('data', hear);
    shop.once('close', () => fail(new Error(`The shop did not start: ${said}`)));
  });
  return {
    port,
    async import(...words) {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['commerce/src/cli/shop.ts', 'import', ...words],
        { cwd: root, env, maxBuffer: 1 << 24 },
      );
      return stdout;
    },
    async stop() {
      shop.kill('SIGTERM');
      await closed;
    },
  };
}

/** `merchantShop` is fresh for every test; a worker prepares the empty database once and hands out copies. */
export const test = base.extend<{ merchantShop: MerchantShop }, { emptyShop: string }>({
  emptyShop: [
    async ({ browserName }, use) => {
      const folder = await mkdtemp(join(tmpdir(), `solvik-empty-${browserName}-`));
      await (await startShop(folder)).stop();
      await use(folder);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  merchantShop: async ({ emptyShop }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'solvik-merchant-'));
    await cp(emptyShop, folder, { recursive: true });
    const shop = await startShop(folder);
    await use(shop);
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  },
});
