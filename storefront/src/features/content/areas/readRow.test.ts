import { describe, expect, it } from 'vitest';
import { onlyIn, readRow, readShare } from './readRow.ts';

const usual = { layout: 'full', design: 'default', responsiveMode: '', classNames: [] } as const;

describe('a row of content', () => {
  it.each([
    [
      'as the shop writes it',
      { layout: 'quarter', design: 'contained', responsiveMode: 'collapse' },
      { layout: 'quarter', design: 'contained', isStacked: true },
    ],
    [
      'as others write it',
      { layout: ' Half ', design: 'Full-Width', responsiveMode: 'Collapse' },
      { layout: 'half', design: 'full-width', isStacked: true },
    ],
    [
      'of which nothing is said',
      { layout: null, design: null, responsiveMode: null, classNames: null },
      { layout: 'full', design: 'default', isStacked: false },
    ],
    [
      'for phones alone',
      { classNames: ['their-own', null, 'only-phone'] },
      { layout: 'full', design: 'default', isStacked: false, only: 'phone' },
    ],
  ])('is read %s', (_says, given, row) =>
    expect(readRow({ ...usual, ...given })).toEqual({ row, problems: [] }),
  );

  it('is a usual one where it says what nobody knows, and each such word is told', () => {
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

  it('gives a widget the share that its size says, and none for what is no share', () =>
    expect([readShare('third'), readShare('HALF'), readShare('3'), readShare(null)]).toEqual([
      'third',
      'half',
      undefined,
      undefined,
    ]));

  it('is for every screen when its class names say nothing of one', () =>
    expect([onlyIn(null), onlyIn([]), onlyIn(['phone'])]).toEqual([{}, {}, {}]));
});
