import { expect, it } from 'vitest';
import { factsOf } from '../design/componentFacts.ts';
import { component } from './component.ts';
import { openDraft } from './draft.ts';

it('creates a component with stories of all its variants, docs and a test', () => {
  const path = 'design-system/src/components/PriceTag/PriceTag';
  const draft = openDraft('/nowhere');
  component.plan('PriceTag', {}, draft);
  const {
    [`${path}.tsx`]: code = '',
    [`${path}.stories.tsx`]: stories = '',
    [`${path}.test.tsx`]: tests = '',
    [`${path}.pairs.ts`]: pairs = '',
  } = draft.texts();
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
