/** Reads the command's arguments, drafts the files, and writes them formatted. */
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { channel } from './channel.ts';
import { component } from './component.ts';
import { type Draft, openDraft } from './draft.ts';
import type { Kind } from './kind.ts';
import { Refusal } from './refusal.ts';
import { language } from './language.ts';
import { market } from './market.ts';
import { widget } from './widget.ts';

const kinds: Readonly<Record<string, Kind>> = { component, widget, market, language, channel };

/** The possible commands, one line each. */
export const usage: string = Object.values(kinds)
  .map(({ example }) => `npm run new -- ${example}\n`)
  .join('');

export interface Made {
  /** Paths of the files that were written. */
  readonly files: readonly string[];
  /** The remaining steps, in order. */
  readonly next: readonly string[];
}

function readArguments(kind: Kind, args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(kind.options.map((name) => [name, { type: 'string' as const }])),
    });
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

const formatCode = async (draft: Draft): Promise<void> => {
  for (const [path, text] of Object.entries(draft.texts()))
    if (/\.tsx?$/.test(path)) {
      const { code } = await format(path, text, { printWidth: 100, singleQuote: true });
      draft.change(path, () => code);
    }
};

/** Drafts without writing. Throws a Refusal with an example of the command. */
export function planNew(args: readonly string[], draft: Draft): readonly string[] {
  const [kindName = '', ...rest] = args;
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (!kind)
    throw new Refusal(`“${kindName}” cannot be created. Write one of:\n${usage.trimEnd()}`);
  try {
    const { values, positionals } = readArguments(kind, rest);
    const [name = '', ...more] = positionals;
    if (name === '' || more.length > 0)
      throw new Refusal(`Write one name after ${kindName}, not ${String(positionals.length)}.`);
    return kind.plan(name, values, draft);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(`${error.message}\nWrite: npm run new -- ${kind.example}`);
  }
}

/** Writes the files into the project at `root`. Throws a Refusal before anything is written. */
export async function makeNew(args: readonly string[], root: string): Promise<Made> {
  const draft = openDraft(root);
  const next = planNew(args, draft);
  await formatCode(draft);
  draft.save();
  return { files: Object.keys(draft.texts()), next };
}
