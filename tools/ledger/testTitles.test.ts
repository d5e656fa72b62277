import { expect, it } from 'vitest';
import { testTitles } from './testTitles.ts';

it.each([
  ['a plain title', `it('adds up', f); test("stands", f)`, ['adds up', 'stands']],
  ['what a template fills in as a hole', 'it(`reads ${path} in ${locale}`, f)', ['reads … in …']],
  [
    'a written-out table row by row',
    `it.each([['a', 1], ['b', -2]] as const)('%s is %i', f)`,
    ['… is …', 'a is 1', 'b is -2'],
  ],
  [
    'a table of single values',
    `it.each(['/c/a', '/p'])('knows nothing of %s', f)`,
    ['knows nothing of …', 'knows nothing of /c/a', 'knows nothing of /p'],
  ],
  ['a table of named values', `it.each([{ says: 'hides' }])('$says', f)`, ['…', 'hides']],
  ['a table that is made elsewhere as holes', `it.each(rows)('%s of %j', f)`, ['… of …']],
  [
    'nothing of skipped tests and of groups',
    `it.skip('later', f); describe('group', () => { it('inside', f) }); test.describe('more', f)`,
    ['inside'],
  ],
  ['tests among markup', `it('draws', () => { render(<b title={'x'}>y</b>) })`, ['draws']],
])('gives %s', (_, text, titles) => expect(testTitles('a.test.tsx', text)).toEqual(titles));

it('refuses a file it cannot read', () =>
  expect(() => testTitles('a.test.ts', 'it(')).toThrow('a.test.ts'));
