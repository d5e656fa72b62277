import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { channels } from '../../design-system/src/tokens/brandChannels.ts';
import { saveFigures, readSavedFigures, sumStoryCounts } from './savedMetrics.ts';

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

describe('the figures counted in the stories', () => {
  it('are summed over all runs, the most frequent reason first', () => {
    const sum = sumStoryCounts({ stories: ['a', 'b'], counts, ...counted });
    expect(sum).toEqual({
      ...counted,
      coverage: '2 stories in se, 2 stories in no, 2 stories in dk, 2 stories in fi',
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
      'not shown here: run `npm run report:stories` (3 of 8 runs of the stories are missing)',
    ],
  ] as const)('are missing where %s', (_, change, sentence) =>
    expect(sumStoryCounts({ stories: ['a', 'b'], counts, ...counted, ...change })).toBe(sentence),
  );

  it('are saved for the sources that they were counted on, and for no others', () => {
    const root = mkdtempSync(join(tmpdir(), 'counted-'));
    mkdirSync(join(root, 'tools/design'), { recursive: true });
    expect(readSavedFigures(root, '1')).toEqual({});
    const axe = { ...counted, coverage: '', read: 0, wrong: 0, judged: {} };
    saveFigures(root, { axe });
    saveFigures(root, { IBM: { ...axe, sources: '2' } });
    expect(readSavedFigures(root, '1')).toEqual({ axe });
    expect(readSavedFigures(root, '2')).toEqual({ IBM: { ...axe, sources: '2' } });
    expect(readSavedFigures(root, '3')).toEqual({});
  });
});
