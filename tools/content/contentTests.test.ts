import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../suite/suiteStep.ts';
import { arePassed, type NamedTest, proofFiles } from './contentTests.ts';

const run = (fullName: string, status = 'passed'): NamedTest => ({
  file: proofFiles.forms,
  fullName,
  status,
});

describe('arePassed', () => {
  it.each([
    ['one that passed', [run('the form of hero has a field')], ['hero'], true],
    ['one of several that failed', [run('hero a'), run('hero b', 'failed')], ['hero'], false],
    ['one that was skipped', [run('hero a', 'skipped')], ['hero'], false],
    ['none', [run('the form of banner')], ['hero'], false],
    ['a longer type that contains the word', [run('the form of rich-text')], ['text'], false],
    ['a word before punctuation', [run('text: in nb, word for word')], ['text', 'nb'], true],
    ['one without the second word', [run('text in nb')], ['text', 'da'], false],
  ])('%s', (_case, tests, words, passed) => {
    expect(arePassed(tests, 'forms', words)).toBe(passed);
  });

  it('counts the tests of the named file only', () => {
    expect(arePassed([run('hero')], 'payloads', ['hero'])).toBe(false);
  });
});

it.each(Object.values(proofFiles))('%s exists and names widgets in its titles', (file) => {
  expect(existsSync(join(root, file))).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toMatch(/'[^']*%s/);
});
