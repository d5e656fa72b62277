/** Copies the shop's definition and texts to a temporary folder, where tests compile and run them. */
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Returns the folder of the copy: `shop/`, every package's texts, the tokens its brand names. */
export function copyShopDefinition(): string {
  const folder = mkdtempSync(join(tmpdir(), 'new-shop-'));
  const copied = [
    'shop/package.json',
    'shop/src',
    'shop/definition',
    'shop/brand',
    'design-system/src/tokens',
  ];
  const texts = globSync('*/src/languages', { cwd: root });
  for (const path of [...copied, ...texts])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  return folder;
}

/** Compiles the copy's `shop/`; returns the compiler's messages. */
export function compileShop(folder: string): string {
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] },
    include: ['shop/src/**/*.ts', 'shop/definition/**/*.ts'],
    exclude: ['**/*.test.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  try {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    return execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

/** Runs the copy's modules; `expression` uses `shop` and `checkShop`. Returns its value. */
export function evaluateIn(folder: string, expression: string): unknown {
  const script = `
    import * as shop from './shop/src/index.ts';
    import { checkShop } from './shop/src/checkShop.ts';
    process.stdout.write(JSON.stringify(${expression}));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: folder,
      encoding: 'utf8',
    }),
  );
}
