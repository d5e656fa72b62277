/** Builds the storefront twice: for the browser (hashed files and a manifest) and for the server (one module that renders). */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleRules } from './build/bundleRules.ts';
import { servedJson } from './build/servedJson.ts';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), servedJson(), ...(isSsrBuild ? [] : bundleRules())],
  build: {
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    ...(isSsrBuild
      ? {}
      : {
          manifest: true,
          assetsInlineLimit: 0,
          rollupOptions: { input: { client: 'src/app/entryClient.tsx' } },
        }),
  },
  // Each styled part is known by its file, so that server and browser call it the same in whatever order its files arrive.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  // Rendered through one copy of styled-components and React, whichever package asks for them.
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  ssr: { noExternal: [/^@solvik\//, 'styled-components', /^@radix-ui\//, 'react-aria'] },
}));
