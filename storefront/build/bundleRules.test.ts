import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { bundleErrors, bundleRules, checkBundle } from './bundleRules.ts';

const store = '/shop/node_modules/.pnpm';

describe('a bundle', () => {
  it.each([
    [
      'our languages',
      [
        `${store}/react-aria@3/node_modules/react-aria/dist/private/intl/combobox/sv-SE.mjs`,
        `${store}/react-aria@3/node_modules/react-aria/dist/private/intl/combobox/nb-NO.mjs`,
      ],
      [],
    ],
    [
      'another language',
      [`${store}/react-aria@3/node_modules/react-aria/dist/private/intl/combobox/de-DE.mjs`],
      ['de-DE'],
    ],
    [
      'one copy of a layer in many files',
      [
        `${store}/a/node_modules/@radix-ui/react-focus-scope/dist/index.mjs`,
        `${store}/a/node_modules/@radix-ui/react-focus-scope/dist/other.mjs`,
      ],
      [],
    ],
    [
      'another library’s module of the same name',
      [
        `${store}/a/node_modules/react-dom/index.js`,
        `${store}/b/node_modules/@floating-ui/react-dom/dist/index.mjs`,
      ],
      [],
    ],
    [
      'two copies of a layer',
      [
        `${store}/a/node_modules/@radix-ui/react-focus-scope/dist/index.mjs`,
        `${store}/b/node_modules/@radix-ui/react-focus-scope/dist/index.mjs`,
      ],
      ['react-focus-scope is there 2 times'],
    ],
    [
      'two copies of React',
      [
        `${store}/a/node_modules/react/index.js`,
        `${store}/a/node_modules/react/cjs/react.production.js`,
        `${store}/b/node_modules/react/index.js`,
      ],
      ['react is there 2 times'],
    ],
    [
      'a schema library in two files',
      [
        `${store}/ajv@8/node_modules/ajv/dist/ajv.js`,
        `${store}/ajv@8/node_modules/ajv/dist/core.js`,
      ],
      ['ajv reads schemas'],
    ],
    [
      'a development build',
      [`${store}/react-router@7/node_modules/react-router/dist/development/chunk.mjs`],
      ['is a development build'],
    ],
    ['our own files', ['/shop/storefront/src/intl/de-DE.ts'], []],
  ])('with %s', (_, modules, faults) => {
    const found = bundleErrors(modules);
    expect(found).toHaveLength(faults.length);
    faults.forEach((fault, index) => expect(found[index]).toContain(fault));
  });
});

const bundle = (plugins: readonly Plugin[]) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins],
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: join(
          import.meta.dirname,
          '../../design-system/src/components/Combobox/Combobox.tsx',
        ),
        external: ['react', 'react-dom', 'styled-components'],
        preserveEntrySignatures: 'strict',
      },
    },
  });

describe('a build of the combobox', () => {
  it('fails if it holds the languages that react-aria ships', async () => {
    await expect(bundle([checkBundle()])).rejects.toThrow(
      /holds texts in de-DE, a language the shop does not offer/,
    );
  }, 60_000);

  it('passes with only the shop’s languages', async () => {
    await expect(bundle(bundleRules())).resolves.toHaveProperty('output');
  }, 60_000);
});
