/** An operator's command: it runs inside the shop that has the database open, and prints lines. */
import type { Settings } from '../config/settings.ts';
import type { Shop } from '../shop.ts';

/** How far a long command has come. */
export interface CommandProgress {
  readonly done: number;
  readonly of: number;
  /** What is being done, in a few words. */
  readonly label: string;
}

/** How a command and whoever asked for it speak with each other. */
export interface CommandTalk {
  readonly print: (line: string) => void;
  /** Shown as a bar on a terminal, and as a line now and then elsewhere. */
  readonly tell: (progress: CommandProgress) => void;
  /** Aborted when whoever asked has gone. */
  readonly signal: AbortSignal;
}

export interface CommandContext extends CommandTalk {
  readonly shop: Shop;
  readonly settings: Settings;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export interface Command {
  /** How it is called, as shown by `help`. */
  readonly usage: string;
  readonly meaning: string;
  /** Makes paths absolute, since the command may run in a process that stands elsewhere. @param folder where it was asked */
  readonly prepare?: (args: readonly string[], folder: string) => readonly string[];
  /** Throws CommandError for a sentence that the operator should read. */
  readonly run: (context: CommandContext, args: readonly string[]) => Promise<void>;
}

export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandError';
  }
}

/** The value of `--name value`, and the words that belong to no option. */
export function readOptions(args: readonly string[]): {
  words: string[];
  option: (name: string) => string | undefined;
} {
  const options = new Map<string, string>();
  const words: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    const [, name, given] = /^--([^=]+)(?:=(.*))?$/.exec(word) ?? [];
    if (name === undefined) words.push(word);
    else if (given !== undefined) options.set(name, given);
    else {
      at += 1;
      options.set(name, args[at] ?? '');
    }
  }
  return { words, option: (name) => options.get(name) };
}

export function readCount(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    throw new CommandError(`“${text}” is not a number from 1 to 1000.`);
  return count;
}

/** Columns as wide as their widest value, the last one free. */
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
