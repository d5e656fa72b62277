/** Reads the file of categories that some exports have beside the products. */
import { sourceLocale } from '@solvik/shop';
import { foldAlias } from '@solvik/addresses';
import { dirname, join } from 'node:path';
import type { CategoryDraft } from '../../catalogue/catalogueDraft.ts';
import { plainLine } from '../fields/plainText.ts';
import { ImportRefusedError } from '../importProblem.ts';
import type { CategoryFile, Mapping } from '../mapping/mapping.ts';
import { readFileSignature } from '../reading/readFileSignature.ts';
import { readTable } from '../reading/readTable.ts';
import { cell } from '../reading/sourceRow.ts';

/** More than any shop has; the rest of a longer file is ignored. */
const most = 5000;

export interface ImportedCategories {
  readonly drafts: readonly CategoryDraft[];
  /**
   * The key of a path as products write it, or of its longest known beginning; undefined when there
   * is none.
   */
  readonly find: (written: string) => string | undefined;
}

const none: ImportedCategories = { drafts: [], find: () => undefined };

const keyOf = (source: string, path: readonly string[]): string =>
  `${source}:${path.map((name) => name.toLowerCase()).join('/')}`;

/** The names of a path, without the root that products prefix. */
function pathOf(written: string, { separator, root }: CategoryFile): readonly string[] {
  const names = written
    .split(separator)
    .map((name) => plainLine(name))
    .filter((name) => name !== '');
  return names[0] === root ? names.slice(1) : names;
}

async function readDrafts(
  path: string,
  { file, source }: { file: CategoryFile; source: string },
): Promise<readonly CategoryDraft[]> {
  const signature = await readFileSignature(path);
  if (signature.kind !== 'table' || !signature.columns.includes(file.name))
    throw new ImportRefusedError(
      `The file of categories “${file.file}” has no column “${file.name}”.`,
    );
  const drafts: CategoryDraft[] = [];
  for await (const read of readTable(path, signature)) {
    if (read.kind === 'problem')
      throw new ImportRefusedError(
        `The file of categories “${file.file}” breaks at line ${String(read.problem.line)}.`,
      );
    const above = pathOf(cell(read.row, file.path), file);
    const name = plainLine(cell(read.row, file.name));
    const whole = [...above, name];
    const alias = foldAlias(cell(read.row, file.alias)) || foldAlias(whole.join(' '));
    if (name && alias && drafts.length < most) {
      drafts.push({
        key: keyOf(source, whole),
        name: { [sourceLocale]: name },
        alias: { [sourceLocale]: alias },
        order: 600 + drafts.length,
        isHidden: file.hidden.includes(whole[0] ?? ''),
        ...(above.length > 0 && { parentKey: keyOf(source, above) }),
      });
    }
  }
  return drafts;
}

/**
 * @param file the merchant's file of products; the categories are in the same folder
 * @throws ImportRefusedError when that file is missing
 */
export async function readCategoryFile(
  file: string,
  mapping: Mapping,
): Promise<ImportedCategories> {
  const rule = mapping.categories.file;
  if (!rule) return none;
  const drafts = await readDrafts(join(dirname(file), rule.file), {
    file: rule,
    source: mapping.source,
  });
  const keys = new Set(drafts.map(({ key }) => key));
  return {
    drafts: drafts.filter(({ parentKey }) => parentKey === undefined || keys.has(parentKey)),
    find(written) {
      const path = pathOf(written, rule);
      return path
        .map((_, at) => keyOf(mapping.source, path.slice(0, path.length - at)))
        .find((key) => keys.has(key));
    },
  };
}
