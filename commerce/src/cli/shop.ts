/** `npm run shop -- <command>`: speaks to the running shop, or opens its database itself when none runs. */
import { resolve } from 'node:path';
import { createCommerce } from '../createCommerce.ts';
import { DataFolderInUseError } from '../database/lockFile.ts';
import { askRunningShop } from './commandSocket.ts';
import { helpLines } from './commands.ts';
import { runCommand } from './runCommand.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function main(args: readonly string[]): Promise<number> {
  if (args.length === 0 || args[0] === 'help' || args[0] === '--help') {
    helpLines().forEach(print);
    return args.length === 0 ? 2 : 0;
  }
  const { env } = process;
  const dataDir = resolve(env['DATA_DIR'] ?? '.data');
  const exit = await askRunningShop(dataDir, args, print);
  if (exit !== undefined) return exit;
  const commerce = await createCommerce({ dataDir, databaseUrl: env['DATABASE_URL'] || undefined, env, log: (line) => void process.stderr.write(`${line}\n`), hasJobs: false });
  try {
    return await runCommand({ shop: commerce.shop, settings: commerce.settings, dataDir, env, print }, args);
  } finally {
    await commerce.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof DataFolderInUseError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
