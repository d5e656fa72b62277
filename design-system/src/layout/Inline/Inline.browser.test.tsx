import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rectOf, renderMeasured } from '../../testing/renderMeasured.tsx';
import { Inline, type InlineProps } from './Inline.tsx';

afterEach(cleanup);

/** Two children 50 px wide, the second 60 px high, in a line `width` px wide. A base is at the foot of a child's text. */
const measure = async (props: InlineProps, width = 300) => {
  await renderMeasured(
    'phone',
    <Inline gap="0" {...props} style={{ inlineSize: width }} data-testid="line">
      <div style={{ minInlineSize: 50, minBlockSize: 20 }} data-testid="first">
        <span style={{ display: 'inline-block' }} data-testid="firstBase" />
      </div>
      <div style={{ minInlineSize: 50, minBlockSize: 60, fontSize: 40 }} data-testid="second">
        <span style={{ display: 'inline-block' }} data-testid="secondBase" />
      </div>
    </Inline>,
  );
  return { line: rectOf('line'), first: rectOf('first'), second: rectOf('second') };
};

describe('Inline', () => {
  it('wraps to a new line what does not fit', async () => {
    const { first, second } = await measure({}, 80);
    expect([second.left, second.top]).toEqual([first.left, first.bottom]);
  });

  it('centres children of different height, or aligns them to the start or the end', async () => {
    for (const [align, share] of [
      ['center', 0.5],
      ['start', 0],
      ['end', 1],
    ] as const) {
      cleanup();
      const { line, first, second } = await measure({ align });
      expect(first.height, align).toBeLessThan(second.height);
      expect(first.top - line.top, align).toBeCloseTo((line.height - first.height) * share, 0);
    }
  });

  it('stretches children to the height of the line', async () => {
    const { first, second } = await measure({ align: 'stretch' });
    expect(first.height).toBe(second.height);
  });

  it('aligns text of different size to one base', async () => {
    await measure({ align: 'baseline' });
    expect(rectOf('firstBase').bottom).toBeCloseTo(rectOf('secondBase').bottom, 0);
  });

  it.each([
    ['start', 0, 50],
    ['between', 0, 250],
    ['end', 200, 250],
    ['center', 100, 150],
  ] as const)('distributes spare space by %s', async (spread, first, second) => {
    const measured = await measure({ spread });
    expect([
      measured.first.left - measured.line.left,
      measured.second.left - measured.line.left,
    ]).toEqual([first, second]);
  });

  it('lets the last of them grow into the spare space, and no other', async () => {
    const { first, second } = await measure({ spread: 'last' });
    expect([first.width, second.width]).toEqual([50, 250]);
  });
});
