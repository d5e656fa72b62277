/** Unit and contract tests of every package, and tests of parts in a real browser where layout decides; whole screens are Playwright's and Storybook's. */
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, pinnedChromium } from './tools/browser/pinnedChromium.ts';
import { bundleHappyDom } from './tools/suite/bundleHappyDom.ts';
import { filesWithDocument } from './tools/suite/filesWithDocument.ts';
import { workers } from './tools/suite/workers.ts';

const unitTests =
  '{shop,addresses,shop-rules,content-schema,design-system,widgets,workbench,storefront,commerce,demo-shop,tools,.storybook}/**/*.test.{ts,tsx}';
const inBrowser = '{design-system,widgets,workbench,storefront}/src/**/*.browser.test.tsx';
const excluded = ['**/node_modules/**', '**/dist/**', 'storefront/e2e/**', inBrowser];
const withDocument = filesWithDocument(import.meta.dirname, {
  include: unitTests,
  exclude: excluded,
});
const executablePath = process.env.CHROMIUM_PATH ?? (await pinnedChromium());

export default defineConfig({
  plugins: [react()],
  // graphql must be one module: Vite would take its .mjs while Node's packages take its .js.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: workers.unitTests,
    execArgv: ['--import', new URL('tools/suite/useBundledHappyDom.mjs', import.meta.url).href],
    env: { HAPPY_DOM: await bundleHappyDom(import.meta.dirname) },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          // A file with no document leaves nothing behind: the files of a worker load each module once.
          isolate: false,
          include: [unitTests],
          exclude: [...excluded, ...withDocument],
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          setupFiles: ['tools/suite/setUpDocument.ts'],
          include: withDocument,
        },
      },
      {
        extends: true,
        // Found while a test runs, they would make Vite load the page anew under it.
        optimizeDeps: {
          include: [
            'axe-core',
            '@testing-library/jest-dom/vitest',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'styled-components',
            '@testing-library/react',
            '@radix-ui/react-dialog',
          ],
        },
        test: {
          name: 'browser',
          setupFiles: ['tools/suite/setUpDocument.ts'],
          include: [inBrowser],
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath && { executablePath }), args: browserArguments },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
    ],
  },
});
