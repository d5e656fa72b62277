import { describe, expect, it } from 'vitest';
import { widthsOf } from './usualWidths.ts';

describe('widthsOf', () => {
  it.each([
    ['a phone and a desktop', { parameters: {} }, [390, 1440]],
    [
      'only the phone that it is turned to, since both would show the same',
      { parameters: {}, storyGlobals: { viewport: { value: 'phone' } } },
      [390],
    ],
    [
      'what the story says',
      {
        parameters: { visual: { widths: [1440] } },
        storyGlobals: { viewport: { value: 'phone' } },
      },
      [1440],
    ],
    ['nothing when it says so', { parameters: { visual: { widths: [] } } }, []],
  ] as const)('is %s', (_what, story, widths) => expect(widthsOf(story)).toEqual(widths));
});
