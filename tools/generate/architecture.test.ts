import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { drawFloors, drawPackages } from './architecture.ts';

const root = mkdtempSync(join(tmpdir(), 'architecture-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A workspace of packages, each with one source. */
function writePackages(...folders: readonly string[]): void {
  const list = folders.map((folder) => `  - ${folder}\n`).join('');
  write('pnpm-workspace.yaml', `packages:\n${list}saveExact: true\n`);
  for (const folder of folders) {
    const exports = { '.': './src/index.ts', './extra': './src/extra.ts' };
    write(`${folder}/package.json`, JSON.stringify({ name: `@solvik/${folder}`, exports }));
    write(`${folder}/src/index.ts`, '');
  }
}

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  writePackages('addresses', 'cart-page');
});

describe('the drawing of the packages', () => {
  it('shows packages that import nothing', () => {
    const drawing = drawPackages(root);
    expect(drawing).toContain('addresses["addresses"]');
    expect(drawing).toContain('cart_page["cart-page"]');
    expect(drawing).not.toMatch(/-->|-\.->/);
  });

  it.each([
    ["import { a } from '@solvik/addresses';", 'cart_page --> addresses'],
    ["import type { A } from '@solvik/addresses';", 'cart_page -.-> addresses'],
    ["export { a } from '@solvik/addresses';", 'cart_page --> addresses'],
    ["export const load = () => import('@solvik/addresses');", 'cart_page --> addresses'],
    ["import { a } from '@solvik/addresses/extra';", 'cart_page -->|"extra"| addresses'],
  ])('changes with %s', (code, arrow) => {
    write('cart-page/src/planted.ts', code);
    expect(drawPackages(root)).toContain(`  ${arrow}\n`);
  });

  it('is solid if one of several imports is of a value', () => {
    write('cart-page/src/a.ts', "import type { A } from '@solvik/addresses';");
    write('cart-page/src/b.ts', "import { a } from '@solvik/addresses';");
    expect(drawPackages(root)).toContain('cart_page --> addresses');
  });

  it('leaves out packages that only tests and stories import', () => {
    for (const name of ['a.test.ts', 'a.stories.tsx', 'testing/a.ts'])
      write(`cart-page/src/${name}`, "import { a } from '@solvik/addresses';");
    expect(drawPackages(root)).not.toContain('-->');
  });

  it('draws the folders of a package with several', () => {
    write('cart-page/server/main.ts', "import '../src/index.ts';");
    expect(drawPackages(root)).toContain('cart_page_server --> cart_page_src');
  });

  it('includes a package as soon as the workspace lists it, with its entry points', () => {
    writePackages('addresses', 'cart-page', 'shop');
    write('addresses/src/planted.ts', "import { shop } from '@solvik/shop';");
    const drawing = drawPackages(root);
    expect(drawing).toContain('addresses --> shop');
    expect(drawing).toContain('| `shop` | `.`, `./extra` | `addresses` |');
  });
});

describe('the drawing of the floors', () => {
  const plant = (from: string, to: string, isTypeOnly = false) =>
    write(
      `commerce/src/${from}/${to}User.ts`,
      `import ${isTypeOnly ? 'type ' : ''}{ a } from '../${to}/a.ts';`,
    );

  it('draws an import between subjects, and a dotted arrow for types', () => {
    plant('carts', 'stock');
    plant('stock', 'markets', true);
    const drawing = drawFloors(root);
    expect(drawing).toContain('  carts --> stock\n');
    expect(drawing).toContain('  stock -.-> markets\n');
    expect(drawing).toMatch(/\| `stock` \| – \| `markets` \|/);
  });

  it('lists an import that follows from others only in the table', () => {
    plant('orders', 'carts');
    plant('carts', 'stock');
    plant('orders', 'stock');
    const drawing = drawFloors(root);
    expect(drawing).not.toContain('orders --> stock');
    expect(drawing).toMatch(/\| `orders` \| `carts`, `stock` \| – \|/);
  });
});
