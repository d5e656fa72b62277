import { expect, test } from 'vitest';
import { isInShare } from './channelFindings.ts';

const ids = Array.from({ length: 2000 }, (_, at) => `components-part--story-${String(at)}`);

test.each([0, 0.05, 0.5, 1])(
  'about a share of %s of the stories is selected, the same ones each time',
  (share) => {
    const drawn = ids.filter((id) => isInShare(id, share));
    expect(drawn).toEqual(ids.filter((id) => isInShare(id, share)));
    expect(Math.abs(drawn.length / ids.length - share)).toBeLessThan(0.02);
  },
);
