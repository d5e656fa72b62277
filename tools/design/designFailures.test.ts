import { describe, expect, it } from 'vitest';
import { designFailures, type DesignFigures, judgedLines } from './designFailures.ts';

const button = { name: 'Button', file: '', hasStories: true, hasMatrix: true, hasTests: true, hasDocs: true };
const good: DesignFigures = {
  facts: [button],
  contrastPairs: { passing: 4, all: 4 },
  undeclared: 0,
  engines: [{ storyId: 'a', shown: 'se', engine: 'axe', errors: 0, judged: { 'the links of an error summary': 2 } }, { storyId: 'b', shown: 'se', engine: 'IBM', errors: 0, judged: { 'the links of an error summary': 1, 'a part alone': 9 } }],
  visual: undefined,
  styleFunctions: 0,
  overgrown: [],
};
const visual = { date: '2026-11-21T12:00:00Z', stories: 1, photographs: 8, changed: 0, repeated: 8, different: 0 };

describe('designFailures', () => {
  it('is silent when everything holds', () => {
    expect(designFailures(good)).toEqual([]);
    expect(designFailures({ ...good, visual })).toEqual([]);
  });

  it.each([
    ['a part without tests', { facts: [{ ...button, hasTests: false }] }, 'Button is without tests of their own beside the conformance that holds for all'],
    ['a part without a matrix', { facts: [{ ...button, hasMatrix: false }] }, 'Button is without a matrix of their variants'],
    ['a pair that fails', { contrastPairs: { passing: 3, all: 4 } }, '1 pairs of colours do not pass'],
    ['a text in a pair nobody declared', { undeclared: 2 }, '2 kinds of rendered text are drawn in undeclared pairs'],
    ['an error of an engine', { engines: [{ storyId: 'a', shown: 'se', engine: 'IBM', errors: 3, judged: {} }] }, '3 errors of IBM'],
    ['a photograph that changed', { visual: { ...visual, changed: 1 } }, '1 photographs differ from the accepted ones'],
    ['a photograph that cannot be repeated', { visual: { ...visual, different: 1 } }, '1 photographs differ when repeated'],
    ['a style function', { styleFunctions: 1 }, '1 style functions inside templates'],
    ['a part that has outgrown its budget', { overgrown: ['Button: 1051 bytes'] }, 'Button: 1051 bytes'],
  ] as const)('says %s', (_what, change, sentence) => {
    expect(designFailures({ ...good, ...change })).toEqual([sentence]);
  });

  it('counts how often each judgement is called upon', () => {
    expect(judgedLines(good.engines)).toEqual(['9 × a part alone', '3 × the links of an error summary']);
  });
});
