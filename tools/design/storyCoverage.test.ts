import { describe, expect, it } from 'vitest';
import { channels } from '../../design-system/src/tokens/brandChannels.ts';
import { describeCoverage, describeMissingRuns } from './storyCoverage.ts';

const inAll = (...stories: readonly string[]) =>
  stories.flatMap((storyId) => channels.map((shown) => ({ storyId, shown })));
const run = 'not shown here: run `npm run report:stories`';

describe('the coverage of stories in all channels', () => {
  it.each([
    [
      'is complete with each story in each channel',
      { stories: ['a', 'b'], counts: inAll('a', 'b') },
      undefined,
    ],
    ['ignores counts of a removed story', { stories: ['a'], counts: inAll('a', 'b') }, undefined],
    ['is missing before the first run', { stories: ['a', 'b'], counts: [] }, run],
    ['is missing without a build', { stories: [], counts: inAll('a') }, run],
    [
      'reports a run of one channel with a sample of the others',
      { stories: ['a', 'b'], counts: [...inAll('a'), { storyId: 'b', shown: 'se' }] },
      `${run} (3 of 8 runs of the stories are missing)`,
    ],
    [
      'reports a new story as missing in every channel',
      { stories: ['a', 'b'], counts: inAll('a') },
      `${run} (4 of 8 runs of the stories are missing)`,
    ],
  ] as const)('%s', (_what, runs, sentence) => {
    expect(describeMissingRuns(runs)).toBe(sentence);
  });

  it('lists the number of stories of each channel', () => {
    expect(describeCoverage([...inAll('a'), { storyId: 'b', shown: 'se' }])).toBe(
      '2 stories in se, 1 stories in no, 1 stories in dk, 1 stories in fi',
    );
  });
});
