import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { componentFacts } from './componentFacts.ts';
import { componentSizes } from './componentSizes.ts';
import { findOverBudget } from './sizeBudget.ts';

const root = join(import.meta.dirname, '../..');

interface Row {
  readonly title: string;
  readonly accepted: Readonly<Record<string, number>>;
  readonly sizes: Readonly<Record<string, number>>;
  readonly sentences: readonly string[];
}

const rows: readonly Row[] = [
  {
    title: 'accepts the same size',
    accepted: { Button: 1000 },
    sizes: { Button: 1000 },
    sentences: [],
  },
  {
    title: 'accepts 5 % more',
    accepted: { Button: 1000 },
    sizes: { Button: 1050 },
    sentences: [],
  },
  {
    title: 'reports a byte more',
    accepted: { Button: 1000 },
    sizes: { Button: 1051 },
    sentences: ['Button: 1051 bytes, 5 % more than the 1000 accepted'],
  },
  { title: 'accepts less', accepted: { Button: 1000 }, sizes: { Button: 10 }, sentences: [] },
  {
    title: 'reports a new component',
    accepted: {},
    sizes: { Button: 10 },
    sentences: ['Button: 10 bytes, not in the budget yet'],
  },
  {
    title: 'reports a removed component',
    accepted: { Button: 10 },
    sizes: {},
    sentences: ['Button: in the budget, but there is no such component'],
  },
];

describe('the budget of the design system', () => {
  it.each(rows)('$title', ({ accepted, sizes, sentences }) => {
    expect(findOverBudget({ accepted, sizes })).toEqual(sentences);
  });

  it('is met by every component', async () => {
    const accepted = JSON.parse(
      readFileSync(join(root, 'tools/design/sizeBudget.json'), 'utf8'),
    ) as Readonly<Record<string, number>>;
    const sizes = await componentSizes(root, componentFacts(root));
    expect(
      findOverBudget({ accepted, sizes }),
      'accept with “npm run report:design -- accept”',
    ).toEqual([]);
  }, 180_000);
});
