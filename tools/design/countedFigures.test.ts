import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { channels } from '../../design-system/src/tokens/readTokens.ts';
import { keepFigures, readKeptFigures, sumOfLooks } from './countedFigures.ts';

const counted = { date: '2026-11-21T12:00:00Z', sources: '1' };
const counts = channels.flatMap((shown) =>
  ['a', 'b'].map((storyId) => ({
    storyId,
    shown,
    read: 3,
    wrong: storyId === 'b' ? 1 : 0,
    judged: { 'a part alone': 2, ...(shown === 'se' && { 'the links of an error summary': 9 }) },
  })),
);

describe('what was counted in the stories', () => {
  it('is summed over every look, the judgement most used first', () => {
    const sum = sumOfLooks({ stories: ['a', 'b'], counts, ...counted });
    expect(sum).toEqual({
      ...counted,
      looks: '2 stories in se, 2 stories in no, 2 stories in dk, 2 stories in fi',
      read: 24,
      wrong: 4,
      judged: { 'the links of an error summary': 18, 'a part alone': 16 },
    });
    expect(Object.keys(typeof sum === 'string' ? {} : sum.judged)[0]).toBe(
      'the links of an error summary',
    );
  });

  it.each([
    ['nothing was counted', { counts: [] }, 'not shown here: run `npm run report:stories`'],
    ['nothing is built', { stories: [] }, 'not shown here: run `npm run report:stories`'],
    [
      'a part was',
      { counts: counts.filter(({ storyId, shown }) => storyId === 'a' || shown === 'se') },
      'not shown here: run `npm run report:stories` (3 of 8 looks of the stories are missing)',
    ],
  ] as const)('is no figure where %s', (_, change, sentence) =>
    expect(sumOfLooks({ stories: ['a', 'b'], counts, ...counted, ...change })).toBe(sentence),
  );

  it('is kept for the sources it was counted on, and for no others', () => {
    const root = mkdtempSync(join(tmpdir(), 'counted-'));
    mkdirSync(join(root, 'tools/design'), { recursive: true });
    expect(readKeptFigures(root, '1')).toEqual({});
    const axe = { ...counted, looks: '', read: 0, wrong: 0, judged: {} };
    keepFigures(root, { axe });
    keepFigures(root, { IBM: { ...axe, sources: '2' } });
    expect(readKeptFigures(root, '1')).toEqual({ axe });
    expect(readKeptFigures(root, '2')).toEqual({ IBM: { ...axe, sources: '2' } });
    expect(readKeptFigures(root, '3')).toEqual({});
  });
});
