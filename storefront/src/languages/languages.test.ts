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

/** Letters foreign to a language; a text with one was left over from another language. */
const foreign: Readonly<Record<string, RegExp>> = {
  sv: /[øæ]/i,
  nb: /[äö]/i,
  da: /[äö]/i,
  fi: /[øæå]/i,
};

describe('the texts of each language', () => {
  for (const [locale, pattern] of Object.entries(foreign)) {
    it(locale, () => expect(read(locale).filter(([, text]) => pattern.test(text))).toEqual([]));
  }
});

it('use non-breaking spaces before units, and no exclamation marks', () => {
  const loose = ['sv', 'nb', 'da', 'fi'].flatMap((locale) =>
    read(locale).filter(
      ([key, text]) => /\d %/.test(text) || (key.startsWith('error') && text.includes('!')),
    ),
  );
  expect(loose).toEqual([]);
});

it('end a sentence once in Danish, whose amounts end with “kr.”', () => {
  expect(read('da').filter(([, text]) => text.includes('{amount}.'))).toEqual([]);
});

it('state that free shipping starts at its amount', () => {
  const above = ['sv', 'nb', 'da', 'fi'].flatMap((locale) =>
    read(locale).filter(([, text]) => /(?:över|over|yli)\s+\{(?:amount|threshold)\}/i.test(text)),
  );
  expect(above).toEqual([]);
});
