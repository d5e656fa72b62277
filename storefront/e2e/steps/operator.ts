/** Stock changes while shoppers shop: the operator's own commands, on the running shop. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');

/** Runs `npm run shop -- …` on the shop of this run and returns its output. */
export async function operator(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['commerce/src/shopCommand.ts', ...args],
    { cwd: root, env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] } },
  );
  return stdout;
}

/** Sets the stock of a size while `work` runs, and restores it afterwards. */
export async function withStock<T>(
  {
    articleNumber,
    stock,
  }: { readonly articleNumber: string; readonly stock: { readonly totalStock: number } },
  pieces: number,
  work: () => Promise<T>,
): Promise<T> {
  await operator('stock', articleNumber, String(pieces));
  try {
    return await work();
  } finally {
    await operator('stock', articleNumber, String(stock.totalStock));
  }
}
