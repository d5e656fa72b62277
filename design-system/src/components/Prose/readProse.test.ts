import { describe, expect, it } from 'vitest';
import { readProse } from './readProse.ts';

/** Paragraphs as they are, lists as `[one | two]`. */
const inShort = (text: string) =>
  readProse(text).map((block) =>
    block.kind === 'list' ? `[${block.points.map(({ words }) => words).join(' | ')}]` : block.words,
  );

describe('a plain text', () => {
  it.each([
    ['one line', 'Warm wool.', ['Warm wool.']],
    ['two paragraphs', 'Warm wool.\n\nMade in Borås.', ['Warm wool.', 'Made in Borås.']],
    [
      'a list after text',
      'So soft.\n\n• Machine wash.\n• Do not iron.',
      ['So soft.', '[Machine wash. | Do not iron.]'],
    ],
    ['text between two lists', '• a\nthen\n• b', ['[a]', 'then', '[b]']],
    ['a minus that is no list item', '-20 degrees', ['-20 degrees']],
    ['nothing', ' \n \n', []],
  ])('of %s', (_what, text, blocks) => {
    expect(inShort(text)).toEqual(blocks);
  });
});
