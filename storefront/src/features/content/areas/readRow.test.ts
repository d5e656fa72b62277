import { describe, expect, it } from 'vitest';
import { onlyIn, readRow, readShare } from './readRow.ts';

const defaults = { layout: 'full', design: 'default', responsiveMode: '', classNames: [] } as const;

describe('a row of content', () => {
  it.each([
    [
      'as our editor writes it',
      { layout: 'quarter', design: 'contained', responsiveMode: 'collapse' },
      { layout: 'quarter', design: 'contained', isStacked: true },
    ],
    [
      'as other systems write it',
      { layout: ' Half ', design: 'Full-Width', responsiveMode: 'Collapse' },
      { layout: 'half', design: 'full-width', isStacked: true },
    ],
    [
      'with defaults',
      { layout: null, design: null, responsiveMode: null, classNames: null },
      { layout: 'full', design: 'default', isStacked: false },
    ],
    [
      'for phones only',
      { classNames: ['their-own', null, 'only-phone'] },
      { layout: 'full', design: 'default', isStacked: false, only: 'phone' },
    ],
  ])('is read %s', (_case, input, row) =>
    expect(readRow({ ...defaults, ...input })).toEqual({ row, problems: [] }),
  );

  it('uses defaults for unknown words, and reports each of them', () => {
    expect(readRow({ layout: '7', design: 'wide', responsiveMode: 'hide' })).toEqual({
      row: { layout: 'full', design: 'default', isStacked: false },
      problems: [
        {
          path: 'layout',
          code: 'unknown-option',
          values: { options: 'full, half, third, quarter' },
        },
        {
          path: 'design',
          code: 'unknown-option',
          values: { options: 'default, full-width, contained' },
        },
        { path: 'responsiveMode', code: 'unknown-option', values: { options: 'collapse' } },
      ],
    });
  });

  it('gives a widget the share of its size, and none for an unknown size', () =>
    expect([readShare('third'), readShare('HALF'), readShare('3'), readShare(null)]).toEqual([
      'third',
      'half',
      undefined,
      undefined,
    ]));

  it('is for every screen if its class names set none', () =>
    expect([onlyIn(null), onlyIn([]), onlyIn(['phone'])]).toEqual([{}, {}, {}]));
});
