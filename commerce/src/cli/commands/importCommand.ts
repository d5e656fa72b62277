/** `import`: imports a merchant's file into the shop. */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { refreshCatalogue } from '../../import/importCatalogue.ts';
import { writeCatalogue } from '../../import/writeCatalogue.ts';
import { importFile, type ImportProgress } from '../../import/importFile.ts';
import { ImportRefusedError } from '../../import/importProblem.ts';
import { describeImport } from '../../import/importReport.ts';
import { bundledMappingNames, readMapping } from '../../import/mapping/readMapping.ts';
import { readCategories } from '../../import/categories/importCategory.ts';
import { draftMapping, toBeFilled } from '../../import/mapping/draftMapping.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  type CommandProgress,
  readOptions,
} from '../command.ts';

const options = ['mapping', 'pictures', 'report', 'write-mapping'] as const;
const flags = ['dry-run', 'complete', 'accept-other'] as const;
const isFlag = (word: string): boolean => flags.some((flag) => word === `--${flag}`);

function progressOf({ step, rows, of, products }: ImportProgress): CommandProgress {
  if (step === 'counting') return { done: 0, of: 0, label: `${String(rows)} rows counted` };
  return step === 'checking'
    ? { done: rows, of: of ?? rows, label: `${String(rows)} rows checked` }
    : { done: rows, of: of ?? rows, label: `${String(products)} products` };
}

const shownColumns = 20;

/** Writes a mapping to fill in, and prints what is to be done. Nothing is imported. */
async function writeDraft(
  { database }: CommandContext['shop'],
  {
    file,
    to,
    print,
  }: { readonly file: string; readonly to: string } & Pick<CommandContext, 'print'>,
): Promise<void> {
  try {
    const keys = (await readCategories(database.handle)).map(({ key }) => key);
    const { text, unused, kinds } = await draftMapping(file, keys);
    // An edited mapping must not be lost.
    await writeFile(to, text, { flag: 'wx' });
    print(`Written: ${to}. Nothing was imported.`);
    print(`Columns without a use: ${unused.slice(0, shownColumns).join(', ') || 'none'}.`);
    print(
      `${String(kinds.length)} kinds of products; write the key of a category in place of each “${toBeFilled}”: ${keys.join(', ') || 'the shop has none, so define them'}.`,
    );
    print('Then try it: npm run shop -- import <file> --mapping <file> --dry-run');
  } catch (error) {
    if (error instanceof ImportRefusedError) throw new CommandError(error.message);
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new CommandError(`There is a file “${to}” already; name another.`);
    throw error;
  }
}

export const importCommand: Command = {
  usage:
    'import <file> [--mapping name or file] [--pictures folder] [--report file] [--dry-run] [--complete] [--accept-other] [--write-mapping file]',
  meaning:
    'a Shopify, Google Merchant or own CSV, a feed, or any CSV by a mapping; stops before products without a category, unless --accept-other puts them under “Övrigt” (docs/guides/import.md)',
  prepare(args, folder) {
    const { positionals, option } = readOptions(args.filter((word) => !isFlag(word)));
    const entries = options.flatMap((name) => {
      const value = option(name);
      return value ? [[name, value] as const] : [];
    });
    // A bare mapping name refers to one that comes with the shop, not to a file.
    const absolute = (name: string, value: string) =>
      name === 'mapping' && /^[\w-]+$/.test(value) ? value : resolve(folder, value);
    return [
      ...positionals.map((file) => resolve(folder, file)),
      ...entries.map(([name, value]) => `--${name}=${absolute(name, value)}`),
      ...args.filter(isFlag),
    ];
  },
  async run({ shop, dataDir, print, reportProgress, signal }, args) {
    const { positionals, option } = readOptions(args.filter((word) => !isFlag(word)));
    const [file] = positionals;
    if (!file || positionals.length > 1)
      throw new CommandError(
        `Name the file to import: npm run shop -- import <file>. Mappings that come with the shop: ${(await bundledMappingNames()).join(', ')}.`,
      );
    const [mappingName, pictures, reportFile, drafted] = options.map(option);
    if (drafted !== undefined) {
      await writeDraft(shop, { file, to: drafted, print });
      return;
    }
    try {
      const mapping = mappingName ? await readMapping(mappingName) : undefined;
      const report = await importFile({
        file,
        // Between batches shoppers keep the existing lists, which are refreshed in the background;
        // a batch must not make them wait.
        commerce: {
          database: shop.database,
          writeCatalogue: (draft, writing) => writeCatalogue(shop.database, draft, writing),
        },
        dataDir,
        now: shop.clock(),
        signal,
        onProgress: (progress) => reportProgress(progressOf(progress)),
        isDryRun: args.includes('--dry-run'),
        isWhole: args.includes('--complete'),
        isOtherAccepted: args.includes('--accept-other'),
        ...(mapping && { mapping }),
        ...(pictures && { pictures }),
        ...(reportFile && { reportFile }),
      });
      for (const line of describeImport(report)) print(line);
      if (!report.isComplete) throw new CommandError('Run the same command again to continue.');
    } catch (error) {
      if (error instanceof ImportRefusedError) throw new CommandError(error.message);
      throw error;
    } finally {
      await refreshCatalogue(shop);
    }
  },
};
