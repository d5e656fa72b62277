import { describe, expect, it } from 'vitest';
import { channels } from '../../design-system/src/tokens/readTokens.ts';
import { designFailures, type DesignFigures, judgedLines } from './designFailures.ts';

const button = { name: 'Button', file: '', hasStories: true, hasMatrix: true, hasTests: true, hasDocs: true };
const counted = channels.flatMap((shown) => ['a', 'b'].map((storyId) => ({ storyId, shown })));
const contrast = counted.map((look) => ({ ...look, texts: 3, undeclared: 0 }));
const engines = counted.flatMap((look) => [{ ...look, engine: 'axe' as const, errors: 0, judged: {} }, { ...look, engine: 'IBM' as const, errors: 0, judged: {} }]);
const visual = { date: '2026-11-21T12:00:00Z', sources: '1', stories: 1, photographs: 8, changed: 0, repeated: 8, different: 0, failed: 0 };
const good: DesignFigures = {
  facts: [button],
  contrastPairs: { passing: 4, all: 4 },
  stories: ['a', 'b'],
  contrast,
  engines,
  visual,
  styleFunctions: 0,
  overgrown: [],
};

describe('designFailures', () => {
  it('is silent when everything holds', () => {
    expect(designFailures(good)).toEqual([]);
  });

  it.each([
    ['a part without tests', { facts: [{ ...button, hasTests: false }] }, 'Button is without tests of their own beside the conformance that holds for all'],
    ['a part without a matrix', { facts: [{ ...button, hasMatrix: false }] }, 'Button is without a matrix of their variants'],
    ['a pair that fails', { contrastPairs: { passing: 3, all: 4 } }, '1 pairs of colours do not pass'],
    ['a text in a pair nobody declared', { contrast: [...contrast, { storyId: 'c', shown: 'se', texts: 3, undeclared: 2 }] }, '2 kinds of rendered text are drawn in undeclared pairs'],
    ['an error of an engine', { engines: [...engines, { storyId: 'c', shown: 'se', engine: 'IBM', errors: 3, judged: {} }] }, '3 errors of IBM'],
    ['a photograph that changed', { visual: { ...visual, changed: 1 } }, '1 photographs differ from the accepted ones'],
    ['a photograph that cannot be repeated', { visual: { ...visual, different: 1 } }, '1 photographs differ when repeated'],
    ['a story that could not be photographed', { visual: { ...visual, failed: 1 } }, '1 stories could not be photographed'],
    ['photographs not taken', { visual: undefined }, 'photographs: not shown here: run `npm run report:visual`'],
    ['rendered texts not read', { contrast: [] }, 'undeclared pairs in the rendered stories: not shown here: run `npm run report:stories`'],
    ['an engine that was not asked', { engines: engines.filter(({ engine }) => engine === 'axe') }, 'IBM: not shown here: run `npm run report:stories`'],
    ['an engine that was asked of a part', { engines: engines.filter(({ engine, storyId, shown }) => engine === 'IBM' || storyId === 'a' || shown === 'se') }, 'axe: not shown here: run `npm run report:stories` (3 of 8 looks of the stories are missing)'],
    ['a style function', { styleFunctions: 1 }, '1 style functions inside templates'],
    ['a part that has outgrown its budget', { overgrown: ['Button: 1051 bytes'] }, 'Button: 1051 bytes'],
  ] as const)('says %s', (_what, change, sentence) => {
    expect(designFailures({ ...good, ...change })).toEqual([sentence]);
  });

  it('counts how often each judgement is called upon', () => {
    const judged = (engine: 'axe' | 'IBM', times: Readonly<Record<string, number>>) => ({ storyId: 'a', shown: 'se' as const, engine, errors: 0, judged: times });
    expect(judgedLines([judged('axe', { 'the links of an error summary': 2 }), judged('IBM', { 'the links of an error summary': 1, 'a part alone': 9 })])).toEqual(['9 × a part alone', '3 × the links of an error summary']);
  });
});
