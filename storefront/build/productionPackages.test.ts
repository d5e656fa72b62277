/** Runs Vite itself, to check which of React Router's builds the bundles contain. */
import { join } from 'node:path';
import { build, type PluginOption } from 'vite';
import { describe, expect, it } from 'vitest';
import { productionPackages } from './productionPackages.ts';

const entry = '\0entry';

/**
 * Folders of React Router's package whose modules a bundle of this code contains: `development`,
 * `production`.
 */
async function foldersIn(
  code: string,
  { ssr, plugins }: { readonly ssr: boolean; readonly plugins: PluginOption[] },
) {
  const source = {
    name: 'source',
    resolveId: (id: string) => (id === 'entry' ? entry : undefined),
    load: (id: string) => (id === entry ? code : undefined),
  };
  const output = await build({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [source, ...plugins],
    ssr: { noExternal: [/^react-router/] },
    build: { write: false, minify: false, ssr, rolldownOptions: { input: 'entry' } },
  });
  if (!('output' in output)) throw new Error('The build produced no files.');
  const modules = output.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  return new Set(modules.flatMap((id) => /\/react-router\/dist\/(\w+)\//.exec(id)?.[1] ?? []));
}

const imports = [
  ["import { createBrowserRouter } from 'react-router-dom'; console.log(createBrowserRouter);"],
  ["import { RouterProvider } from 'react-router-dom'; console.log(RouterProvider);"],
  ["import('react-router-dom').then(console.log);"],
];

describe.each([
  ['browser', false],
  ['server', true],
])('a bundle for the %s', (_whose, ssr) => {
  it.each(imports)('contains only React Router’s production build: %s', async (code) => {
    expect(await foldersIn(code, { ssr, plugins: [productionPackages()] })).toEqual(
      new Set(['production']),
    );
  });

  it('would contain its development build by the package’s default resolution', async () => {
    expect(await foldersIn(imports[0]?.[0] ?? '', { ssr, plugins: [] })).toEqual(
      new Set(['development']),
    );
  });
});
