/**
 * Tests on separate shops: each starts with an empty shop's data, filled by the operator's own
 * command.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { startSeparateShop } from '../steps/separateShop.ts';

const root = join(import.meta.dirname, '../../..');

export interface MerchantShop {
  readonly port: string;
  /** Runs `npm run shop -- import <words>`; returns its output. */
  readonly import: (...options: readonly string[]) => Promise<string>;
}

interface RunningShop extends MerchantShop {
  readonly stop: () => Promise<void>;
}

/** A shop without the demo shop. */
async function startShop(dataDir: string): Promise<RunningShop> {
  const { port, env, stop } = await startSeparateShop({ dataDir, settings: { DEMO_SHOP: 'off' } });
  return {
    port,
    stop,
    async import(...options) {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['commerce/src/shopCommand.ts', 'import', ...options],
        { cwd: root, env, maxBuffer: 1 << 24 },
      );
      return stdout;
    },
  };
}

/**
 * `merchantShop` is new for every test; a worker prepares the empty database once and copies it.
 */
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
