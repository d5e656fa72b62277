/** Finds the unit tests that run with a document. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The comment by which a test file asks for a document. */
const comment = '@vitest-environment';

/**
 * Paths of the test files that ask for a document, relative to the root.
 * @param patterns globs relative to the root
 */
export const filesWithDocument = (
  root: string,
  { include, exclude }: { readonly include: string; readonly exclude: readonly string[] },
): string[] =>
  globSync(include, { cwd: root, exclude }).filter((path) =>
    readFileSync(join(root, path), 'utf8').slice(0, 400).includes(comment),
  );
