import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingPaths, treeOf } from './documentPaths.ts';

const root = join(import.meta.dirname, '../..');
const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

describe('missing paths of a document', () => {
  const tree = treeOf(['commerce/src/carts/cartTotals.ts', 'docs/speed.md', 'tools/run.mjs']);
  it.each([
    ['`commerce/src/carts/cartTotals.ts` and `tools/run.mjs`', []],
    ['`commerce/src/carts/` and `commerce/src/*/cartTotals.ts`', []],
    ['`commerce/src/carts/cartSums.ts`', ['commerce/src/carts/cartSums.ts']],
    ['`commerce/src/basket`', ['commerce/src/basket']],
    ['`commerce/src/*/cartSums.ts`', ['commerce/src/*/cartSums.ts']],
    ['`cartTotals.ts`', []],
    ['`cartSums.ts`', ['cartSums.ts']],
    ['`npm run docs/x`, `text/html`, `/graphql`, `cart.add`, `<Name>.ts`, `.graphql`', []],
  ])('%s: %j', (document, missing) => {
    expect(missingPaths(document, tree)).toEqual(missing);
  });
});

describe('every path that a document names exists', () => {
  const tree = treeOf(
    git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
      existsSync(join(root, file)),
    ),
  );
  const documents = tree.files.filter(
    (file) => file.endsWith('.md') && !file.startsWith('.storybook/'),
  );

  it.each(documents)('%s', (document) => {
    expect(missingPaths(readFileSync(join(root, document), 'utf8'), tree)).toEqual([]);
  });
});
