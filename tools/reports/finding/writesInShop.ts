/**
 * Measures writes in a process with the shop's own options: how its memory is collected decides how
 * long a request can wait.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { shopEnvironment, shopMemory } from '../../setup/shopProcess.mjs';
import { measureWrites, type WriteCost } from './writes.ts';

const self = fileURLToPath(import.meta.url);

/** @throws Error if the process fails; what it wrote about it is on this one's standard error */
export async function* writesInShop(size: number): AsyncGenerator<WriteCost> {
  const child = spawn(process.execPath, [...shopMemory, self, String(size)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...shopEnvironment },
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  for await (const line of createInterface(child.stdout)) yield JSON.parse(line) as WriteCost;
  if ((await closed) !== 0)
    throw new Error(`Writes to ${String(size)} products could not be measured.`);
}

if (process.argv[1] === self)
  for await (const cost of measureWrites(Number(process.argv[2])))
    process.stdout.write(`${JSON.stringify(cost)}\n`);
