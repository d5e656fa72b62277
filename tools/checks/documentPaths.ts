/** Paths in the code marks of a document that do not exist. */
import { basename } from 'node:path';

const codeMarks = /`([^`\n]+)`/g;
const extension = /\.(tsx?|mjs|json|md|graphql|sql|css|html)$/;
/** The characters of paths in this project; a placeholder such as `<Name>` is not a path. */
const pathLike = /^[\w@.-]+(\/[\w@.*-]+)*\/?$/;

export interface Tree {
  /** Every file, from the project's root. */
  readonly files: readonly string[];
  /** Names of the folders and files at the root, ignored ones aside. */
  readonly top: ReadonlySet<string>;
}

/** @param files from the project's root, with `/` between folders */
export function treeOf(files: readonly string[]): Tree {
  return { files, top: new Set(files.map((file) => file.split('/')[0] ?? file)) };
}

function exists(path: string, { files }: Tree): boolean {
  const wanted = path.replace(/\/$/, '');
  if (wanted.includes('*')) {
    const pattern = wanted.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
    return files.some((file) => new RegExp(`^${pattern}(/|$)`).test(file));
  }
  return files.some((file) => file === wanted || file.startsWith(`${wanted}/`));
}

/**
 * A path counts if it starts at the project's root (`commerce/src/carts`), or is only a file's name
 * (`useCart.ts`), which must exist somewhere in the tree.
 */
export function missingPaths(document: string, tree: Tree): readonly string[] {
  const named = [...document.matchAll(codeMarks)].flatMap(([, code = '']) =>
    pathLike.test(code) ? code : [],
  );
  const names = new Set(tree.files.map((file) => basename(file)));
  return [...new Set(named)].filter((path) => {
    const [top = ''] = path.split('/');
    if (path.includes('/')) return tree.top.has(top) && !exists(path, tree);
    return /^\w[\w.-]*$/.test(path) && extension.test(path) && !names.has(path);
  });
}
