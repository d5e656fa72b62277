import { expect, it } from 'vitest';
import { factsOf } from './componentFacts.ts';
import { newComponent } from './newComponent.ts';

it('begins a part with stories of all its variants, docs and a test', () => {
  const path = 'design-system/src/components/PriceTag/PriceTag';
  const {
    [`${path}.tsx`]: code = '',
    [`${path}.stories.tsx`]: stories = '',
    [`${path}.test.tsx`]: tests = '',
    [`${path}.pairs.ts`]: pairs = '',
  } = newComponent('PriceTag');
  expect(factsOf({ name: 'PriceTag', code, stories, tests })).toEqual({
    name: 'PriceTag',
    hasStories: true,
    hasMatrix: true,
    hasTests: true,
    hasDocs: true,
  });
  expect(stories).toContain('satisfies Meta<typeof PriceTag>');
  expect(stories).toContain('export const LongText');
  expect(pairs).toContain('export const pairs');
});
