import type { RichText } from '@solvik/content-schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkup, writeMarkup } from './richTextMarkup.ts';

describe('running text as it is typed', () => {
  it.each<[string, RichText]>([
    ['Hej', [{ kind: 'paragraph', text: ['Hej'] }]],
    [
      '## Leverans\nVi packar.',
      [
        { kind: 'heading', level: 2, text: 'Leverans' },
        { kind: 'paragraph', text: ['Vi packar.'] },
      ],
    ],
    [
      'Läs [om retur](/retur), **gratis**.',
      [
        {
          kind: 'paragraph',
          text: [
            'Läs ',
            { kind: 'link', text: 'om retur', href: '/retur' },
            ', ',
            { kind: 'strong', text: 'gratis' },
            '.',
          ],
        },
      ],
    ],
    ['- ett\n- två', [{ kind: 'list', isOrdered: false, items: [['ett'], ['två']] }]],
    ['1. ett\n2. två', [{ kind: 'list', isOrdered: true, items: [['ett'], ['två']] }]],
    [
      '|| Dam\n| EU | Midja (cm) |\n| 34 | 64 |',
      [{ kind: 'table', caption: 'Dam', columns: ['EU', 'Midja (cm)'], rows: [['34', '64']] }],
    ],
    ['En rad\nsom går vidare', [{ kind: 'paragraph', text: ['En rad som går vidare'] }]],
    ['  \n\n ', []],
    ['**inte avslutat', [{ kind: 'paragraph', text: ['**inte avslutat'] }]],
  ])('%s', (text, blocks) => expect(readMarkup(text)).toEqual(blocks));

  const word = fc.stringMatching(/^[a-zåäö0-9*[\]|#.\\-][a-zåäö0-9 *[\]|#.\\-]{0,10}[a-zåäö0-9]$/);
  const inlines = fc
    .tuple(word, fc.constantFrom('/retur', 'https://a.example/b?c=d'), word)
    .map(([text, href, link]) => [text, { kind: 'link' as const, text: link, href }]);
  const block = fc.oneof(
    fc
      .oneof(
        inlines,
        word.map((text) => [text]),
      )
      .map((text) => ({ kind: 'paragraph' as const, text })),
    word.map((text) => ({ kind: 'heading' as const, level: 2 as const, text })),
    fc
      .tuple(
        fc.boolean(),
        fc.array(
          word.map((text) => [text]),
          { minLength: 1, maxLength: 3 },
        ),
      )
      .map(([isOrdered, items]) => ({ kind: 'list' as const, isOrdered, items })),
    fc.tuple(word, word, word, word).map(([caption, a, b, c]) => ({
      kind: 'table' as const,
      caption,
      columns: [a, b] as const,
      rows: [[c, ''] as const],
    })),
  );

  it('is the same after being written and read', () => {
    fc.assert(
      fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
        expect(readMarkup(writeMarkup(blocks as RichText))).toEqual(blocks);
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});
