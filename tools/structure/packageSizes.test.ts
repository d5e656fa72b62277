import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packageSize, percentile, sizeTable } from './packageSizes.ts';

const root = mkdtempSync(join(tmpdir(), 'sizes-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('percentile', () => {
  it.each([
    [[3, 1, 2], 0.5, 2],
    [[10, 1, 2, 3, 4, 5, 6, 7, 8, 9], 0.9, 9],
    [[4, 8], 1, 8],
    [[4, 8], 0.5, 4],
    [[], 0.5, 0],
  ])('%j at %d: %d', (values, share, expected) => {
    expect(percentile(values, share)).toBe(expected);
  });
});

it('measures the sources of a package, with tests apart, and prints them', () => {
  mkdirSync(join(root, 'cart/src/generated'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(root, 'cart/src', name), text);
  write('a.ts', "import './b.ts';\n");
  write('b.ts', "import './a.ts';\n\n\n");
  write('a.test.ts', "import './a.ts';\n\n");
  write('generated/texts.ts', '\n'.repeat(1000));
  const size = packageSize(root, 'cart');
  expect(size).toEqual({
    folder: 'cart',
    files: 2,
    lines: 4,
    median: 1,
    ninetieth: 3,
    longest: 3,
    proofLines: 2,
    cycles: 1,
  });
  expect(sizeTable([size])).toContain('| `cart` | 2 | 4 | 1 | 3 | 3 | 1 | 2 |');
});
