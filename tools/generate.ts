/**
 * `npm run generate`: writes every generated file; `--check` writes nothing and fails if one is
 * stale.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { locales } from '../shop/src/languages.ts';
import type { GeneratedFile } from './generate/generatedFile.ts';
import { generateLanguageRegistries } from './generate/languageRegistries.ts';

const root = join(import.meta.dirname, '..');
const isCheck = process.argv.includes('--check');

const read = (path: string): string | undefined => {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
};
const isStale = (file: GeneratedFile): boolean => read(file.path) !== file.text;

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
  process.stdout.write(`${path}\n`);
}

function failOn(wrong: readonly { readonly path: string }[]): void {
  for (const { path } of wrong)
    process.stderr.write(
      `${path} is not current. Run npm run generate and commit what it makes.\n`,
    );
  if (wrong.length > 0) process.exit(1);
}

const registries = generateLanguageRegistries({ root, locales }).filter(isStale);
if (isCheck) failOn(registries);
for (const { path, text } of registries) write(path, text);

// The packages read their languages from the registries, so they are imported after these are
// written.
const { shopErrors } = await import('./generate/shopErrors.ts');
const faults = shopErrors();
if (faults.length > 0) {
  const advice = 'Correct shop/definition and shop/brand, then run npm run generate again.';
  process.stderr.write(`${[...faults, advice].join('\n')}\n`);
  process.exit(1);
}
const { generateFiles } = await import('./generate/generateFiles.ts');
const { files, thumbnails } = await generateFiles(root);
const stale = files.filter(isStale);
if (isCheck)
  failOn([...stale, ...thumbnails.pictures, ...thumbnails.stale.map((path) => ({ path }))]);
else {
  for (const { path, text } of stale) write(path, text);
  for (const { path, draw } of thumbnails.pictures) write(path, await draw());
  for (const path of thumbnails.stale) rmSync(join(root, path));
}
