import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { generateMessages } from './messages.ts';

const texts = { close: 'Stäng', 'cart.title': 'Varukorg', 'cartoon.title': 'Serie' };

/**
 * Files of a folder whose four languages have the same texts, except for the overrides of a
 * language.
 */
function generate(groups: readonly string[], danish: Readonly<Record<string, string>> = texts) {
  const root = mkdtempSync(join(tmpdir(), 'messages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'languages'));
  for (const locale of ['sv', 'nb', 'da', 'fi'])
    writeFileSync(
      join(root, `languages/${locale}.json`),
      JSON.stringify(locale === 'da' ? danish : texts),
    );
  const files = generateMessages({ root, folder: 'languages', groups });
  return new Map(files.map(({ path, text }) => [path.replace('languages/generated/', ''), text]));
}

const keysIn = (code: string | undefined) =>
  [...(code ?? '').matchAll(/^\s*"?([\w.]+)"?: \(/gm)].map(([, key]) => key);

it('a group has a file per language that is imported on demand; the other texts are in the language’s file', () => {
  const files = generate(['cart']);
  expect(keysIn(files.get('fi/cart.js'))).toEqual(['cart.title']);
  expect(files.get('fi.js')).toContain("import('./fi/cart.js')");
  expect(keysIn(files.get('fi.js')?.split('export const groups')[0])).toEqual([
    'close',
    'cartoon.title',
  ]);
});

it('a language without groups is one file', () => {
  const files = generate([]);
  const languages = ['sv', 'nb', 'da', 'fi'].flatMap((locale) => [
    `${locale}.js`,
    `${locale}.d.ts`,
  ]);
  expect([...files.keys()]).toEqual([...languages, 'messages.ts']);
  expect(keysIn(files.get('nb.js'))).toEqual(Object.keys(texts));
});

it('a missing translation throws', () =>
  expect(() => generate(['cart'], { close: 'Luk', 'cartoon.title': 'Serie' })).toThrow(
    'lacks “cart.title”.',
  ));
