import { describe, expect, it } from 'vitest';
import { channels } from '../../design-system/src/tokens/readTokens.ts';
import { looksByChannel, missingLooks } from './storyCoverage.ts';

const inAll = (...stories: readonly string[]) =>
  stories.flatMap((storyId) => channels.map((shown) => ({ storyId, shown })));
const run = 'not shown here: run `npm run report:stories`';

describe('Whether all stories were counted in all channels', () => {
  it.each([
    [
      'each story in each channel is all',
      { stories: ['a', 'b'], counts: inAll('a', 'b') },
      undefined,
    ],
    ['a story that is gone does no harm', { stories: ['a'], counts: inAll('a', 'b') }, undefined],
    ['nothing run is nothing shown', { stories: ['a', 'b'], counts: [] }, run],
    ['nothing built is nothing shown', { stories: [], counts: inAll('a') }, run],
    [
      'one channel of all, and a sample of the others, is told as such',
      { stories: ['a', 'b'], counts: [...inAll('a'), { storyId: 'b', shown: 'se' }] },
      `${run} (3 of 8 looks of the stories are missing)`,
    ],
    [
      'a new story is missed in every channel',
      { stories: ['a', 'b'], counts: inAll('a') },
      `${run} (4 of 8 looks of the stories are missing)`,
    ],
  ] as const)('%s', (_what, looks, said) => {
    expect(missingLooks(looks)).toBe(said);
  });

  it('tells how many each channel has', () => {
    expect(looksByChannel([...inAll('a'), { storyId: 'b', shown: 'se' }])).toBe(
      '2 stories in se, 1 stories in no, 1 stories in dk, 1 stories in fi',
    );
  });
});
