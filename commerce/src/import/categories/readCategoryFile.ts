/** Reads the file of categories that a merchant's export brings beside the products. */
import { foldAlias } from '@solvik/addresses';
import { dirname, join } from 'node:path';
import type { CategoryDraft } from '../../catalogue/catalogueDraft.ts';
import { plainLine } from '../fields/plainText.ts';
import { ImportRefusedError } from '../importProblem.ts';
import type { CategoryFile, Mapping } from '../mapping/mapping.ts';
import { looksOfFile } from '../reading/looksOfFile.ts';
import { readTable } from '../reading/readTable.ts';
import { cell } from '../reading/sourceRow.ts';

/** No shop has more; a longer file is something else. */
const most = 5000;

export interface BroughtCategories {
  readonly drafts: readonly CategoryDraft[];
  /** The key of a path as products write it, whole or as far as it is known; undefined when nothing of it is. */
  readonly find: (written: string) => string | undefined;
}

const none: BroughtCategories = { drafts: [], find: () => undefined };

const keyOf = (source: string, path: readonly string[]): string =>
  `${source}:${path.map((name) => name.toLowerCase()).join('/')}`;

/** The names of a path, without the root that products write before it. */
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
  const looks = await looksOfFile(path);
  if (looks.kind !== 'table' || !looks.columns.includes(file.name))
    throw new ImportRefusedError(
      `The file of categories “${file.file}” has no column “${file.name}”.`,
    );
  const drafts: CategoryDraft[] = [];
  for await (const read of readTable(path, looks)) {
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
        name: { sv: name },
        alias: { sv: alias },
        order: 600 + drafts.length,
        isHidden: file.hidden.includes(whole[0] ?? ''),
        ...(above.length > 0 && { parentKey: keyOf(source, above) }),
      });
    }
  }
  return drafts;
}

/** @param file the merchant's file of products, beside which the categories lie. @throws ImportRefusedError when they are not there */
export async function readCategoryFile(file: string, mapping: Mapping): Promise<BroughtCategories> {
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
