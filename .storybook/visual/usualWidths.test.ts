import { describe, expect, it } from 'vitest';
import { widthsOf } from './usualWidths.ts';

describe('widthsOf', () => {
  it.each([
    ['a phone and a desktop', { parameters: {} }, [390, 1440]],
    [
      'only a phone if its viewport is a phone',
      { parameters: {}, storyGlobals: { viewport: { value: 'phone' } } },
      [390],
    ],
    [
      'the widths in its parameters',
      {
        parameters: { visual: { widths: [1440] } },
        storyGlobals: { viewport: { value: 'phone' } },
      },
      [1440],
    ],
    ['none if it is excluded', { parameters: { visual: { widths: [] } } }, []],
  ] as const)('is %s', (_what, story, widths) => expect(widthsOf(story)).toEqual(widths));
});
