/**
 * Runs the sources with styled-components itself and collects its output for every template, so
 * that the build's styles are identical to development's.
 */
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { markTemplates } from './markTemplates.ts';
import { nameClasses } from './nameClasses.ts';
import type { StyleTable, CompiledStyles } from './compiledStyles.ts';

const root = join(import.meta.dirname, '../../..');

/** All packages with components, in the order of the style sheet. */
const drawing = [join(root, 'design-system/src'), join(root, 'workbench/src/components')];
const notShipped = /\.(test|stories|pairs)\.|(^|\/)testing\//;

/** Paths of all modules of a folder, in the same order on every machine. */
async function shippedModules(folder: string): Promise<readonly string[]> {
  const paths: string[] = [];
  for await (const path of glob('**/*.{ts,tsx}', { cwd: folder })) {
    if (!notShipped.test(path) && !path.endsWith('.d.ts')) paths.push(join(folder, path));
  }
  return paths.toSorted();
}

interface Compiler {
  readonly compileStyles: () => CompiledStyles;
}

/**
 * Styles of all components in folders: the shop's own by default.
 * @throws Error when a template contains a function, or is written in a form that the build cannot
 * parse
 */
export async function collectStyles(folders: readonly string[] = drawing): Promise<StyleTable> {
  const modules = (await Promise.all(folders.map(shippedModules))).flat();
  const { module } = await runnerImport<Compiler>(join(import.meta.dirname, 'compileStyles.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: [markTemplates(modules)],
  });
  return nameClasses(module.compileStyles());
}
