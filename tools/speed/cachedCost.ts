/**
 * What a cached page costs the server: its requests a second in brotli against bare node:http sending the same bytes,
 * in turns.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figures } from './figures.ts';
import { median } from './median.ts';
import { requestPage } from './requestPage.ts';
import { runLoad } from './runLoad.ts';

const turns = 3;

interface Measured {
  readonly port: number;
  readonly barePort: number;
  readonly paths: Readonly<Record<string, string>>;
}

async function startBare(port: number, bytes: Buffer): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'solvik-bare-'));
  const file = join(folder, 'page.br');
  writeFileSync(file, bytes);
  const env = { ...process.env, PORT: String(port), BYTES: file };
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bareServer.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Figures by page: requests a second of both, and the share of the bare server's that the shop reaches. */
export async function cachedCost({ port, barePort, paths }: Measured): Promise<Figures> {
  const all: Record<string, number> = {};
  for (const [name, path] of Object.entries(paths)) {
    await requestPage({ port, path });
    const stop = await startBare(barePort, (await requestPage({ port, path })).sent);
    const [shop, bare]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < turns; turn += 1) {
      shop.push(await runLoad(`http://localhost:${String(port)}${path}`));
      bare.push(await runLoad(`http://localhost:${String(barePort)}/`));
    }
    stop();
    all[`${name}.cachedPerSecond`] = Math.round(median(shop));
    all[`${name}.barePerSecond`] = Math.round(median(bare));
    all[`${name}.cachedToBare`] = Math.round((median(shop) / median(bare)) * 1000) / 1000;
  }
  return all;
}
