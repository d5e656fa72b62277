import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (locale: string) =>
  Object.entries(
    JSON.parse(readFileSync(join(import.meta.dirname, `${locale}.json`), 'utf8')) as Record<
      string,
      string
    >,
  );

/** Letters that a language does not write; a word with one was left over from another language. */
const foreign: Readonly<Record<string, RegExp>> = {
  sv: /[øæ]/i,
  nb: /[äö]/i,
  da: /[äö]/i,
  fi: /[øæå]/i,
};

describe('each language keeps to its own letters', () => {
  for (const [locale, pattern] of Object.entries(foreign)) {
    it(locale, () => expect(read(locale).filter(([, text]) => pattern.test(text))).toEqual([]));
  }
});

it('numbers hold to their units, and nothing shouts', () => {
  const loose = ['sv', 'nb', 'da', 'fi'].flatMap((locale) =>
    read(locale).filter(
      ([key, text]) => /\d %/.test(text) || (key.startsWith('error') && text.includes('!')),
    ),
  );
  expect(loose).toEqual([]);
});

it('free shipping begins at its amount, never above it', () => {
  const above = ['sv', 'nb', 'da', 'fi'].flatMap((locale) =>
    read(locale).filter(([, text]) => /(?:över|over|yli)\s+\{(?:amount|threshold)\}/i.test(text)),
  );
  expect(above).toEqual([]);
});
