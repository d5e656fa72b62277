import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetDefinitions } from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';

const read = (locale: string) =>
  Object.entries(
    JSON.parse(readFileSync(join(import.meta.dirname, `${locale}.json`), 'utf8')) as Record<
      string,
      string
    >,
  );

/** Letters that a language does not use; a text with one was left over from another language. */
const foreign: Readonly<Record<string, RegExp>> = {
  sv: /[øæ]/i,
  nb: /[äö]/i,
  da: /[äö]/i,
  fi: /[øæå]/i,
};

describe('each language uses its own letters', () => {
  it.each(Object.entries(foreign))('%s', (locale, pattern) =>
    expect(read(locale).filter(([, text]) => pattern.test(text))).toEqual([]),
  );
});

const catalogues = Object.fromEntries(
  Object.keys(foreign).map((locale) => [locale, Object.fromEntries(read(locale))]),
);
const keys = read('sv').map(([key]) => key);

/** The text keys that a widget's own files use, by name or by prefix. */
function keysOf(type: string): readonly string[] {
  const sources = globSync(`../${type}/*.{ts,tsx}`, {
    cwd: import.meta.dirname,
    exclude: ['**/*.{test,stories}.*'],
  }).map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  return keys.filter((key) =>
    sources.some(
      (source) =>
        source.includes(`'${key}'`) ||
        (key.includes('.') && source.includes(`\`${key.split('.')[0] ?? ''}.\${`)),
    ),
  );
}

/** Spelt as in Swedish on purpose. */
const alike: Readonly<Record<string, readonly string[]>> = {
  nb: [
    'time.moment',
    'time.second',
    'video.openAtProvider',
    'newsletter.email',
    'row.one',
    'row.some',
  ],
  da: ['time.moment', 'time.second', 'video.openAtProvider'],
  fi: [],
};

const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

describe.each(widgetDefinitions.map(({ type }) => type))('the built-in texts of %s', (type) => {
  it.each(Object.keys(alike))('has its own texts in %s', (locale) => {
    const own = keysOf(type);
    expect(own.filter((key) => !catalogues[locale]?.[key]?.trim())).toEqual([]);
    const asInSwedish = own.filter(
      (key) =>
        catalogues[locale]?.[key] === catalogues['sv']?.[key] &&
        hasWords(catalogues['sv']?.[key] ?? ''),
    );
    expect(asInSwedish).toEqual(own.filter((key) => alike[locale]?.includes(key)));
  });
});

it('every text belongs to a widget', () => {
  const used = new Set(widgetDefinitions.flatMap(({ type }) => keysOf(type)));
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});
