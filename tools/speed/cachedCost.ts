/**
 * The cost of a cached page: requests per second in brotli, measured alternately with bare
 * node:http sending the same bytes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withProcess } from '../content/withProcess.ts';
import type { Figures } from './figures.ts';
import { median } from './median.ts';
import { requestPage } from './requestPage.ts';
import { runLoad } from './runLoad.ts';

const rounds = 3;

interface Measured {
  readonly port: number;
  readonly barePort: number;
  readonly paths: Readonly<Record<string, string>>;
}

async function startBare(port: number, bytes: Buffer): Promise<{ readonly stop: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'solvik-bare-'));
  const file = join(folder, 'page.br');
  writeFileSync(file, bytes);
  const env = { ...process.env, PORT: String(port), BYTES: file };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bareServer.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { stop };
}

/** Figures by page: requests per second of both, and the shop's share of the bare server's. */
export async function cachedCost({ port, barePort, paths }: Measured): Promise<Figures> {
  const all: Record<string, number> = {};
  for (const [name, path] of Object.entries(paths)) {
    await requestPage({ port, path });
    const { sent } = await requestPage({ port, path });
    const [shop, bare]: [number[], number[]] = [[], []];
    await withProcess(
      () => startBare(barePort, sent),
      async () => {
        for (let round = 0; round < rounds; round += 1) {
          shop.push(await runLoad(`http://localhost:${String(port)}${path}`));
          bare.push(await runLoad(`http://localhost:${String(barePort)}/`));
        }
      },
    );
    all[`${name}.cachedPerSecond`] = Math.round(median(shop));
    all[`${name}.barePerSecond`] = Math.round(median(bare));
    all[`${name}.cachedToBare`] = Math.round((median(shop) / median(bare)) * 1000) / 1000;
  }
  return all;
}
