/** `npm run shop -- <command>`: speaks to the running shop, or opens its database itself when none runs. */
import { resolve } from 'node:path';
import { createCommerce } from '../createCommerce.ts';
import { DataFolderInUseError } from '../database/lockFile.ts';
import type { Log } from '../log.ts';
import { askRunningShop } from './commandSocket.ts';
import { commands, helpLines } from './commands.ts';
import { printable } from './printable.ts';
import { runCommand } from './runCommand.ts';
import { showProgress } from './showProgress.ts';

const progress = showProgress(process.stderr);

function print(line: string): void {
  progress.end();
  process.stdout.write(`${line}\n`);
}

/** Faults of a shop that was opened for one command, on the terminal. */
const log: Log = (level, message, { error } = {}) => {
  const cause = error instanceof Error ? ` ${error.message}` : '';
  process.stderr.write(
    `${level === 'info' ? '' : `${level}: `}${printable(`${message}${cause}`)}\n`,
  );
};

/** npm runs scripts in the project's folder and tells where it was asked. */
function prepared([name = '', ...rest]: readonly string[]): readonly string[] {
  const prepare = Object.hasOwn(commands, name) ? commands[name]?.prepare : undefined;
  return [name, ...(prepare ? prepare(rest, process.env['INIT_CWD'] ?? process.cwd()) : rest)];
}

/**
 * Aborted by the first Ctrl-C. A terminal sends it to npm too, which passes it on, so the same press may come several
 * times; one that comes seconds later ends at once what does not end by itself.
 */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  let askedAt = 0;
  const onSignal = () => {
    if (stop.signal.aborted && performance.now() - askedAt > 2000) process.exit(130);
    if (!stop.signal.aborted) askedAt = performance.now();
    stop.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, onSignal);
  return stop.signal;
}

async function main(given: readonly string[]): Promise<number> {
  if (given.length === 0 || given[0] === 'help' || given[0] === '--help') {
    helpLines().forEach(print);
    return given.length === 0 ? 2 : 0;
  }
  const args = prepared(given);
  const { env } = process;
  const { tell } = progress;
  const dataDir = resolve(env['DATA_DIR'] ?? '.data');
  const exit = await askRunningShop(dataDir, args, { print, tell });
  if (exit !== undefined) return exit;
  const stop = stopSignal();
  const commerce = await createCommerce({
    dataDir,
    databaseUrl: env['DATABASE_URL'] || undefined,
    env,
    log,
    hasJobs: false,
  });
  try {
    return await runCommand(
      { shop: commerce.shop, settings: commerce.settings, dataDir, env, print, tell, signal: stop },
      args,
    );
  } finally {
    await commerce.close();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof DataFolderInUseError)) throw error;
  process.stderr.write(`${printable(error.message)}\n`);
  process.exitCode = 1;
} finally {
  progress.end();
}
