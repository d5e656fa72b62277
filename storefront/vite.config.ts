/** Builds the storefront twice: for the browser (hashed files and a manifest) and for the server (one module that renders). */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleRules } from './build/bundleRules.ts';

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), ...(isSsrBuild ? [] : bundleRules())],
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
  // Rendered through one copy of styled-components and React, whichever package asks for them.
  resolve: { dedupe: ['react', 'react-dom', 'styled-components'] },
  ssr: { noExternal: [/^@solvik\//, 'styled-components', /^@radix-ui\//, 'react-aria'] },
}));
