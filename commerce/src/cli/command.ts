/** An operator's command: runs inside the shop that has the database open, and prints lines. */
import type { Settings } from '../config/settings.ts';
import type { CommerceRuntime } from '../commerceRuntime.ts';

/** The progress of a long command. */
export interface CommandProgress {
  readonly done: number;
  readonly of: number;
  /** The current step, in a few words. */
  readonly label: string;
}

/** The connection between a command and the process that requested it. */
export interface CommandConnection {
  readonly print: (line: string) => void;
  /** Shown as a bar on a terminal, and as an occasional line elsewhere. */
  readonly reportProgress: (progress: CommandProgress) => void;
  /** Aborted when the requesting process has disconnected. */
  readonly signal: AbortSignal;
}

export interface CommandContext extends CommandConnection {
  readonly shop: CommerceRuntime;
  readonly settings: Settings;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Command {
  /** The syntax, as shown by `help`. */
  readonly usage: string;
  readonly meaning: string;
  /**
   * Makes paths absolute, since the command may run in a process with another working directory.
   * @param folder the working directory of the request
   */
  readonly prepare?: (args: readonly string[], folder: string) => readonly string[];
  /** @throws CommandError with a sentence for the operator */
  readonly run: (context: CommandContext, args: readonly string[]) => Promise<void>;
}

export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandError';
  }
}

/** Splits arguments into `--name value` options and the remaining positional words. */
export function readOptions(args: readonly string[]): {
  positionals: string[];
  option: (name: string) => string | undefined;
} {
  const options = new Map<string, string>();
  const positionals: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    const [, name, given] = /^--([^=]+)(?:=(.*))?$/.exec(word) ?? [];
    if (name === undefined) positionals.push(word);
    else if (given !== undefined) options.set(name, given);
    else {
      at += 1;
      options.set(name, args[at] ?? '');
    }
  }
  return { positionals, option: (name) => options.get(name) };
}

export function readCount(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    throw new CommandError(`“${text}” is not a number from 1 to 1000.`);
  return count;
}

/** Columns as wide as their widest value; the last one is not padded. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((value, column) =>
        column === row.length - 1 ? value : value.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
