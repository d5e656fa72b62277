/**
 * happy-dom as one file: each test file would load its 600 modules, which takes longer than most
 * tests.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Resolves to the file, made when it is missing for the installed version. */
export async function bundleHappyDom(root: string): Promise<string> {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/happy-dom/package.json'), 'utf8'),
  ) as {
    readonly version: string;
  };
  const [folder, name] = [join(root, '.cache/happy-dom'), `happy-dom-${version}.mjs`];
  const file = join(folder, name);
  if (existsSync(file)) return file;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'node_modules/happy-dom/lib/index.js'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: name } },
    },
  });
  return file;
}
