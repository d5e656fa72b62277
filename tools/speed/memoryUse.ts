/** Memory of a running shop after its start, and after many different pages. */
import { execFileSync } from 'node:child_process';
import type { Figures } from './figures.ts';
import { knownAddresses } from './knownAddresses.ts';
import { requestPage } from './requestPage.ts';

interface Measured {
  readonly address: string;
  readonly pid: number;
  /** The number of different pages that are requested. */
  readonly count: number;
}

const atOnce = 4;
const mebibytes = (pid: number): number =>
  Math.round(
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024,
  );

export async function memoryUse({ address, pid, count }: Measured): Promise<Figures> {
  const startMiB = mebibytes(pid);
  const waiting = [...(await knownAddresses(address)).take(count)];
  const port = Number(new URL(address).port);
  let failed = 0;
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const { status } = await requestPage({ port, path });
      if (status !== 200) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const grownMiB = mebibytes(pid) - startMiB;
  return {
    'memory.startMiB': startMiB,
    'memory.grownMiB': grownMiB,
    'memory.pages': count,
    'memory.failedPages': failed,
  };
}
