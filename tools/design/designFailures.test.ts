import { describe, expect, it } from 'vitest';
import { designFailures, type DesignFigures } from './designFailures.ts';

const button = {
  name: 'Button',
  file: '',
  hasStories: true,
  hasMatrix: true,
  hasTests: true,
  hasDocs: true,
};
const figures = {
  date: '2026-11-21T12:00:00Z',
  sources: '1',
  coverage: '2 stories in se',
  read: 6,
  wrong: 0,
  judged: {},
};
const checks = { contrast: figures, axe: figures, IBM: figures };
const visual = {
  date: '2026-11-21T12:00:00Z',
  sources: '1',
  stories: 1,
  photographs: 8,
  changed: 0,
  repeated: 8,
  different: 0,
  failed: 0,
};
const good: DesignFigures = {
  facts: [button],
  contrastPairs: { passing: 4, all: 4 },
  checks,
  visual,
  styleFunctions: 0,
  overgrown: [],
};

describe('designFailures', () => {
  it('are empty if everything is proven', () => {
    expect(designFailures(good)).toEqual([]);
  });

  it.each([
    [
      'a component without tests',
      { facts: [{ ...button, hasTests: false }] },
      'Button is without tests of their own beside the conformance that holds for all',
    ],
    [
      'a component without a matrix',
      { facts: [{ ...button, hasMatrix: false }] },
      'Button is without a matrix of their variants',
    ],
    [
      'a pair that fails',
      { contrastPairs: { passing: 3, all: 4 } },
      '1 pairs of colours do not pass',
    ],
    [
      'a text in an undeclared pair',
      { checks: { ...checks, contrast: { ...figures, wrong: 2 } } },
      '2 kinds of rendered text are drawn in undeclared pairs',
    ],
    [
      'an error of an engine',
      { checks: { ...checks, IBM: { ...figures, wrong: 3 } } },
      '3 errors of IBM',
    ],
    [
      'a photograph that changed',
      { visual: { ...visual, changed: 1 } },
      '1 photographs differ from the accepted ones',
    ],
    [
      'a photograph that cannot be repeated',
      { visual: { ...visual, different: 1 } },
      '1 photographs differ when repeated',
    ],
    [
      'a story that could not be photographed',
      { visual: { ...visual, failed: 1 } },
      '1 stories could not be photographed',
    ],
    [
      'photographs not taken',
      { visual: undefined },
      'photographs: not shown here: run `npm run report:visual`',
    ],
    [
      'an engine that was not run',
      { checks: { ...checks, axe: 'not shown here: run `npm run report:stories`' } },
      'axe: not shown here: run `npm run report:stories`',
    ],
    ['a style function', { styleFunctions: 1 }, '1 style functions inside templates'],
    [
      'a component that exceeds its budget',
      { overgrown: ['Button: 1051 bytes'] },
      'Button: 1051 bytes',
    ],
  ] as const)('report %s', (_what, change, sentence) => {
    expect(designFailures({ ...good, ...change })).toEqual([sentence]);
  });
});
