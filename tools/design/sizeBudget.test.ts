import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { componentFacts } from './componentFacts.ts';
import { componentSizes } from './componentSizes.ts';
import { findOvergrown } from './sizeBudget.ts';

const root = join(import.meta.dirname, '../..');

interface Row {
  readonly title: string;
  readonly accepted: Readonly<Record<string, number>>;
  readonly sizes: Readonly<Record<string, number>>;
  readonly said: readonly string[];
}

const rows: readonly Row[] = [
  {
    title: 'the same size is within',
    accepted: { Button: 1000 },
    sizes: { Button: 1000 },
    said: [],
  },
  {
    title: 'a twentieth more is within',
    accepted: { Button: 1000 },
    sizes: { Button: 1050 },
    said: [],
  },
  {
    title: 'a byte beyond is not',
    accepted: { Button: 1000 },
    sizes: { Button: 1051 },
    said: ['Button: 1051 bytes, 5 % more than the 1000 accepted'],
  },
  { title: 'less is within', accepted: { Button: 1000 }, sizes: { Button: 10 }, said: [] },
  {
    title: 'a new part is named',
    accepted: {},
    sizes: { Button: 10 },
    said: ['Button: 10 bytes, not in the budget yet'],
  },
  {
    title: 'a part that is gone is named',
    accepted: { Button: 10 },
    sizes: {},
    said: ['Button: in the budget, and no such part'],
  },
];

describe('The budget of the design system', () => {
  it.each(rows)('$title', ({ accepted, sizes, said }) => {
    expect(findOvergrown({ accepted, sizes })).toEqual(said);
  });

  it('is kept by every part', async () => {
    const accepted = JSON.parse(
      readFileSync(join(root, 'tools/design/sizeBudget.json'), 'utf8'),
    ) as Readonly<Record<string, number>>;
    const sizes = await componentSizes(root, componentFacts(root));
    expect(
      findOvergrown({ accepted, sizes }),
      'accept with “npm run report:design -- accept”',
    ).toEqual([]);
  }, 180_000);
});
