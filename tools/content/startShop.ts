/** Runs the built shop in a separate process with a new data folder, for a measurement. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { shopArguments, shopEnvironment } from '../setup/shopProcess.mjs';

export interface RunningShop {
  readonly address: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/**
 * Resolves once it responds. Operator commands of this process use the same shop. A given data
 * folder is not deleted when it stops; the temporary folder that is used without one is.
 */
export async function startShop(root: string, port: number, given?: string): Promise<RunningShop> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'solvik-shop-'));
  process.env.E2E_DATA_DIR = dataDir;
  const child = spawn(process.execPath, shopArguments, {
    cwd: root,
    env: {
      ...process.env,
      ...shopEnvironment,
      PORT: String(port),
      DATA_DIR: dataDir,
      DRAW_AHEAD: 'off',
      DRAW_WIDTH: '400',
    },
    stdio: 'ignore',
  });
  const address = `http://localhost:${String(port)}`;
  const isReady = async () =>
    fetch(`${address}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null)
      throw new Error('The shop did not start: run “npm start” to see why.');
    await wait(200);
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => {
        if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
        resolve();
      });
      child.kill('SIGTERM');
    });
  return { address, pid: child.pid ?? 0, stop };
}
