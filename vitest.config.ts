/** Unit and contract tests of every package; browser tests are Playwright's and Storybook's. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  // graphql must be one module: Vite would take its .mjs while Node's packages take its .js.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['{addresses,shop-rules,content-schema,design-system,widgets,storefront,commerce,tools,.storybook}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'storefront/e2e/**'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
  },
});
