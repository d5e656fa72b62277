import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (locale: string) => Object.entries(JSON.parse(readFileSync(join(import.meta.dirname, `${locale}.json`), 'utf8')) as Record<string, string>);

/** Letters that a language does not write; a word with one was left over from another language. */
const foreign: Readonly<Record<string, RegExp>> = { sv: /[øæ]/i, nb: /[äö]/i, da: /[äö]/i, fi: /[øæå]/i };

describe('each language keeps to its own letters', () => {
  it.each(Object.entries(foreign))('%s', (locale, pattern) => expect(read(locale).filter(([, text]) => pattern.test(text))).toEqual([]));
});
