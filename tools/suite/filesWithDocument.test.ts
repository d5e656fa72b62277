import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { filesWithDocument } from './filesWithDocument.ts';

const root = mkdtempSync(join(tmpdir(), 'solvik-test-files-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('finds the test files that ask for a document, and no others', () => {
  write('src/cart.test.ts', "import { it } from 'vitest';");
  write('src/Cart.test.tsx', "// @vitest-environment happy-dom\nimport { it } from 'vitest';");
  write('src/deep/Line.test.tsx', '/** Lines. */\n// @vitest-environment happy-dom\n');
  write('src/Cart.browser.test.tsx', '// @vitest-environment happy-dom');
  write('src/cart.ts', '// @vitest-environment happy-dom');
  const found = filesWithDocument(root, {
    include: 'src/**/*.test.{ts,tsx}',
    exclude: ['**/*.browser.test.tsx'],
  });
  expect(found.toSorted()).toEqual(['src/Cart.test.tsx', 'src/deep/Line.test.tsx']);
});
