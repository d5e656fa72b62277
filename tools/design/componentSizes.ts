/**
 * What each component costs a page that uses only it: its own JavaScript and its imports, without
 * React and styled-components.
 */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { ComponentFacts } from './componentFacts.ts';

/** Modules that every page of the shop loads. */
const shared = [/^react($|\/)/, /^react-dom($|\/)/, /^styled-components$/];

async function sizeOf(root: string, file: string): Promise<number> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: join(root, file), formats: ['es'] },
      rollupOptions: { external: shared },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  return gzipSync(outputs.map((each) => ('code' in each ? each.code : '')).join('')).length;
}

/** Bytes after gzip, by name, including modules that are loaded on demand. */
export async function componentSizes(
  root: string,
  components: readonly ComponentFacts[],
): Promise<Readonly<Record<string, number>>> {
  const sizes: Record<string, number> = {};
  // Within a test the bundler would compile React's calls for development.
  const { NODE_ENV: before } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    for (const { name, file } of components) sizes[name] = await sizeOf(root, file);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
  return sizes;
}
