import { expect, it } from 'vitest';
import type { GuideTable } from './guideTable.ts';
import type { OwnMeasures } from './ownMeasures.ts';
import { readFigure } from './readFigure.ts';
import { sizeAnswer } from './sizeAnswer.ts';

const sizes = ['36', '38', '40'];
const part = (line: 'bust' | 'hip', ...texts: string[]) => ({
  line,
  name: line,
  texts,
  figures: texts.map(readFigure),
});
const table: Pick<GuideTable, 'parts' | 'rows'> = {
  parts: [part('bust', '84', '88', '92'), part('hip', '92', '96', '100')],
  rows: sizes.map((size) => ({ size, measures: [] })),
};

/** `measured 38 (88, 96)`: the kind, its size and what it follows from. */
function answer(
  measures: OwnMeasures | undefined,
  { ownSizes = '', chosen }: { readonly ownSizes?: string; readonly chosen?: string } = {},
): string {
  const own = ownSizes.split(' ').filter(Boolean);
  const given = sizeAnswer(table, { measures, ownSizes: own, sizes, chosen });
  switch (given.kind) {
    case 'measured':
      return `measured ${given.size} (${given.measures.join(', ')})`;
    case 'outside':
      return `outside (${given.measures.join(', ')})`;
    case 'own':
      return `own ${given.size}`;
    case 'none':
      return 'none';
  }
}

it.each([
  [{ bust: 88, hip: 96 }, {}, 'measured 38 (88, 96)'],
  [{ hip: 100, bust: 84 }, {}, 'measured 40 (84, 100)'],
  [{ bust: 84.5 }, {}, 'measured 36 (84.5)'],
  [{ bust: 120, hip: 96 }, {}, 'outside (120, 96)'],
  // Measures prevail over own sizes, also where they have none.
  [{ bust: 88 }, { ownSizes: '40' }, 'measured 38 (88)'],
  [{ bust: 120 }, { ownSizes: '40' }, 'outside (120)'],
  // Measures of other parts say nothing of this table.
  [{ foot: 24.1 }, { ownSizes: '40' }, 'own 40'],
  [{ foot: 24.1 }, {}, 'none'],
  [undefined, { ownSizes: '40 38' }, 'own 40'],
  [undefined, { ownSizes: '40 38', chosen: '38' }, 'own 38'],
  [undefined, { ownSizes: '40 38', chosen: '36' }, 'own 40'],
  [undefined, { ownSizes: '44 38' }, 'own 38'],
  [undefined, { ownSizes: '44' }, 'none'],
  [undefined, {}, 'none'],
] as const)('a shopper of %j with %j is answered: %s', (measures, known, expected) => {
  expect(answer(measures, known)).toBe(expected);
});
