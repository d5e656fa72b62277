/**
 * Requests per second that an address serves in brotli, measured with wrk if it is installed,
 * otherwise with autocannon.
 */
import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../suite/suiteStep.ts';

const run = promisify(execFile);
const [atOnce, seconds] = ['32', '5'];
const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

async function byWrk(url: string): Promise<number> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${atOnce}`,
    `-d${seconds}s`,
    '-H',
    'accept-encoding: br',
    url,
  ]);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

async function byAutocannon(url: string): Promise<number> {
  const args = [
    join(root, 'node_modules/autocannon/autocannon.js'),
    '-c',
    atOnce,
    '-d',
    seconds,
    '-H',
    'accept-encoding=br',
    '--json',
    url,
  ];
  const { stdout } = await run(process.execPath, args, { maxBuffer: 1 << 24 });
  return (JSON.parse(stdout) as { readonly requests: { readonly average: number } }).requests
    .average;
}

export const runLoad = (url: string): Promise<number> => (hasWrk ? byWrk(url) : byAutocannon(url));
