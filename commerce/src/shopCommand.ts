/** `npm run shop -- <command>`: sent to the running shop, or run on its database when no shop is running. */
import { resolve } from 'node:path';
import { createCommerce } from './createCommerce.ts';
import { DataFolderInUseError } from './database/lockFile.ts';
import type { Log } from './log.ts';
import { requestRunningShop } from './cli/commandSocket.ts';
import { commands, helpLines } from './cli/commands.ts';
import { printable } from './cli/printable.ts';
import { runCommand } from './cli/runCommand.ts';
import { showProgress } from './cli/showProgress.ts';

const progress = showProgress(process.stderr);

function print(line: string): void {
  progress.end();
  process.stdout.write(`${line}\n`);
}

/** Prints the log of a shop that was opened for one command on the terminal. */
const log: Log = (level, message, { error } = {}) => {
  const cause = error instanceof Error ? ` ${error.message}` : '';
  process.stderr.write(
    `${level === 'info' ? '' : `${level}: `}${printable(`${message}${cause}`)}\n`,
  );
};

/** npm runs scripts in the project's folder; INIT_CWD has the folder that it was started in. */
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
  let stopRequestedAt = 0;
  const onSignal = () => {
    if (stop.signal.aborted && performance.now() - stopRequestedAt > 2000) process.exit(130);
    if (!stop.signal.aborted) stopRequestedAt = performance.now();
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
  const { report: reportProgress } = progress;
  const dataDir = resolve(env['DATA_DIR'] ?? '.data');
  const exit = await requestRunningShop(dataDir, args, { print, reportProgress });
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
      {
        shop: commerce.shop,
        settings: commerce.settings,
        dataDir,
        env,
        print,
        reportProgress,
        signal: stop,
      },
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
