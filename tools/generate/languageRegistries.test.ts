import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { generateLanguageRegistries } from './languageRegistries.ts';

const files = (locale: string): readonly string[] => [
  ...['addresses', 'commerce', 'content-schema'].map(
    (name) => `${name}/src/languages/${locale}.ts`,
  ),
  ...['content-schema', 'storefront', 'widgets', 'workbench'].map(
    (name) => `${name}/src/languages/${locale}.json`,
  ),
];

let root = '';
const write = (paths: readonly string[]) => {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), '');
  }
};
const generate = (...locales: readonly string[]) =>
  new Map(
    generateLanguageRegistries({ root, locales }).map(({ path, text }) => [path, text] as const),
  );

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'languages-'));
});
afterEach(() => rmSync(root, { recursive: true }));

it('gives each language of a table a row', () => {
  write([...files('sv'), ...files('pt-BR')]);
  const table = generate('sv', 'pt-BR').get('addresses/src/languages/generated/byLocale.ts');
  expect(table).toContain(`import { language as sv } from '../sv.ts';
import { language as ptBR } from '../pt-BR.ts';`);
  expect(table).toContain(`Readonly<Record<Locale, LanguageAddresses>> = { sv, 'pt-BR': ptBR };`);
});

it('loads a language only on demand', () => {
  write([...files('sv'), ...files('pt-BR')]);
  const made = generate('sv', 'pt-BR');
  expect(made.get('widgets/src/languages/generated/byLocale.ts')).toContain(`= {
  sv: () => import('./sv.js'),
  'pt-BR': () => import('./pt-BR.js'),
};`);
  expect(made.get('content-schema/src/languages/generated/titles.ts')).toContain(
    `  sv: () => import('../sv.json', { with: { type: 'json' } }),`,
  );
});

it('reports every file that a language lacks, and the one to copy', () => {
  write([...files('sv'), ...files('is').filter((path) => !path.startsWith('commerce/'))]);
  rmSync(join(root, 'widgets/src/languages/is.json'));
  expect(() => generate('sv', 'is')).toThrow(
    new Error(`commerce/src/languages/is.ts is missing: copy commerce/src/languages/sv.ts and translate it.
widgets/src/languages/is.json is missing: copy widgets/src/languages/sv.json and translate it.`),
  );
});
