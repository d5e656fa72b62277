/** Runs the sources with styled-components itself and keeps what it makes of every template, so that the build's styles are its very own. */
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { markTemplates } from './markTemplates.ts';
import { nameClasses } from './nameClasses.ts';

/** One styled component's part of the style sheet. */
export interface ComponentStyle {
  /** What its elements carry: its own class, and the one by which other rules point at it, if any do. */
  readonly classes: string;
  /** Rules without white space; keyframes it uses included. */
  readonly css: string;
}

export interface StyleTable {
  /** Every page's own: tokens, fonts, reset. Addresses of files are paths on this machine, as `asset:/…`. */
  readonly global: string;
  /** By module and place within it, in the order of the style sheet: what is built on something comes after it. */
  readonly components: ReadonlyMap<string, ComponentStyle>;
}

/** A template as styled-components compiled it, before its classes are renamed. */
export interface CompiledStyle {
  /** Module and place within it. */
  readonly key: string;
  /** Place in the style sheet. */
  readonly order: number;
  /** By which rules of others point at it. */
  readonly id: string;
  readonly className: string;
  readonly css: string;
}

export interface CompiledStyles {
  readonly global: string;
  readonly components: readonly CompiledStyle[];
}

const designSystem = join(import.meta.dirname, '../../../design-system/src');
const notShipped = /\.(test|stories|pairs)\.|(^|\/)testing\//;

/** Paths of all modules that a folder ships, in one order on every machine. */
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
 * Styles of all components in a folder, the design system's by default.
 * @throws Error when a template holds a function, or is written in a way that the build does not read
 */
export async function collectStyles(folder = designSystem): Promise<StyleTable> {
  const modules = await shippedModules(folder);
  const { module } = await runnerImport<Compiler>(join(import.meta.dirname, 'compileStyles.ts'), {
    configFile: false,
    logLevel: 'error',
    plugins: [markTemplates(modules)],
  });
  return nameClasses(module.compileStyles());
}
