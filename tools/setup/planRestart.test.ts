import { expect, it } from 'vitest';
import { planRestart } from './planRestart.mjs';

const minute = 60_000;

// Times of exits in minutes, the last one now.
it.each<[string, readonly number[], boolean, object]>([
  ['a first start that fails', [0], false, { kind: 'give-up', why: 'never-ran' }],
  ['the first exit', [0], true, { kind: 'restart', after: 500 }],
  ['the second within ten minutes', [0, 9], true, { kind: 'restart', after: 1000 }],
  ['the second after ten minutes', [0, 10], true, { kind: 'restart', after: 500 }],
  ['the fifth within ten minutes', [0, 1, 2, 3, 4], true, { kind: 'restart', after: 8000 }],
  ['the sixth within ten minutes', [0, 1, 2, 3, 4, 5], true, { kind: 'give-up', why: 'too-often' }],
  ['the sixth in an hour', [0, 12, 24, 36, 48, 60], true, { kind: 'restart', after: 500 }],
])('%s', (_what, exits, hasRun, plan) => {
  const times = exits.map((at) => at * minute);
  expect(planRestart({ exits: times, hasRun, now: times.at(-1) ?? 0 })).toEqual(plan);
});
