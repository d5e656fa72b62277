/** `import`: imports a merchant's file into the shop. */
import { resolve } from 'node:path';
import { refreshCatalogue } from '../../import/importCatalogue.ts';
import { writeCatalogue } from '../../import/writeCatalogue.ts';
import { importFile, type ImportProgress } from '../../import/importFile.ts';
import { ImportRefusedError } from '../../import/importProblem.ts';
import { describeImport } from '../../import/importReport.ts';
import { bundledMappingNames, readMapping } from '../../import/mapping/readMapping.ts';
import { CommandError, readOptions, type Command, type CommandProgress } from '../command.ts';

const options = ['mapping', 'pictures', 'report'] as const;

function progressOf({ step, rows, of, products }: ImportProgress): CommandProgress {
  return step === 'counting'
    ? { done: 0, of: 0, label: `${String(rows)} rows counted` }
    : { done: rows, of: of ?? rows, label: `${String(products)} products` };
}

export const importCommand: Command = {
  usage: 'import <file> [--mapping name or file] [--pictures folder] [--report file]',
  meaning:
    'a Shopify, Google Merchant or own CSV, a feed, or any CSV by a mapping (docs/guides/import.md)',
  prepare(args, folder) {
    const { positionals, option } = readOptions(args);
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
    ];
  },
  async run({ shop, dataDir, print, reportProgress, signal }, args) {
    const { positionals, option } = readOptions(args);
    const [file] = positionals;
    if (!file || positionals.length > 1)
      throw new CommandError(
        `Name the file to import: npm run shop -- import <file>. Mappings that come with the shop: ${(await bundledMappingNames()).join(', ')}.`,
      );
    const [mappingName, pictures, reportFile] = options.map(option);
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
      refreshCatalogue(shop);
    }
  },
};
