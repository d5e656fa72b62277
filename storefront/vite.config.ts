/**
 * Builds the storefront twice: for the browser (hashed files and a manifest) and for the server
 * (one module that renders).
 */
import react from '@vitejs/plugin-react';
import { build, type ConfigEnv, defineConfig, type UserConfig } from 'vite';
import { bundleRules } from './build/bundleRules.ts';
import { type FineChunk, nameChunks } from './build/chunkNames.ts';
import { checkFirstLoads } from './build/firstLoadRules.ts';
import { operationHashes } from './build/operationHashes.ts';
import { productionPackages } from './build/productionPackages.ts';
import { servedJson } from './build/servedJson.ts';
import { serverQueries } from './build/serverQueries.ts';
import { sourceManifest } from './build/sourceManifest.ts';
import { staticStyles } from './build/styles/staticStyles.ts';

const input = { client: 'src/app/entryClient.tsx' };

/** Shared by both builds and development. */
const shared = ({ command, isSsrBuild }: ConfigEnv): UserConfig => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    servedJson(),
    staticStyles(),
    productionPackages(),
    ...(isSsrBuild ? [serverQueries()] : [operationHashes(), ...bundleRules()]),
  ],
  build: { emptyOutDir: true, target: 'es2023', sourcemap: false },
  // In development each styled component is identified by its file, so that server and browser
  // agree whatever the load order; a build has no styled components left.
  ...(command === 'serve' && {
    oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  }),
  // One copy of styled-components and React, whichever package imports them.
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  ssr: { noExternal: [/^@solvik\//, /^react-router/, /^@radix-ui\//, 'react-aria'] },
});

/** The browser's build, split as finely as possible: determines which modules each page needs. */
async function fineChunks(env: ConfigEnv): Promise<readonly FineChunk[]> {
  const config = shared(env);
  const output = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    build: { ...config.build, write: false, minify: false, rolldownOptions: { input } },
  });
  if (!('output' in output)) throw new Error('The browser’s build produced no files.');
  return output.output.flatMap((file) =>
    file.type === 'chunk'
      ? [{ fileName: file.fileName, moduleIds: file.moduleIds, imports: file.imports }]
      : [],
  );
}

export default defineConfig(async (env) => {
  const config = shared(env);
  if (env.command === 'serve' || env.isSsrBuild) return config;
  const names = nameChunks(await fineChunks(env));
  const groups = [{ name: (id: string) => names.get(id) ?? null, debugName: 'first loads' }];
  return {
    ...config,
    plugins: [config.plugins, sourceManifest(import.meta.dirname), checkFirstLoads()],
    build: {
      ...config.build,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input,
        output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
      },
    },
  };
});
