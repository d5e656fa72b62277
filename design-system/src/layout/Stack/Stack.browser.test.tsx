import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { spaceSteps } from '../../foundation/spaceSteps.ts';
import { rectOf, renderMeasured } from '../../testing/renderMeasured.tsx';
import { Stack, type StackProps } from './Stack.tsx';

afterEach(cleanup);

const measure = async (props: StackProps) => {
  await renderMeasured(
    'phone',
    <Stack {...props} style={{ inlineSize: 300 }} data-testid="stack">
      <div style={{ minInlineSize: 100, minBlockSize: 20 }} data-testid="first" />
      <div style={{ minInlineSize: 100, minBlockSize: 20 }} data-testid="second" />
    </Stack>,
  );
  return { stack: rectOf('stack'), first: rectOf('first'), second: rectOf('second') };
};

describe('Stack', () => {
  it.each([
    ['stretch', 0, 300],
    ['start', 0, 100],
    ['center', 100, 100],
    ['end', 200, 100],
  ] as const)('aligns to %s', async (align, left, width) => {
    const { stack, first } = await measure({ align });
    expect([first.left - stack.left, first.width]).toEqual([left, width]);
  });

  it.each(spaceSteps.filter((step) => !Number.isNaN(Number(step))))(
    'leaves a step of %s pixels between, and nothing around',
    async (gap) => {
      const { stack, first, second } = await measure({ gap });
      expect(second.top - first.bottom).toBe(Number(gap));
      expect([first.top, second.bottom]).toEqual([stack.top, stack.bottom]);
    },
  );

  it('leaves more between sections than from a heading to its content', async () => {
    const gaps = [];
    for (const gap of ['0', 'heading', 'section'] as const) {
      cleanup();
      const { first, second } = await measure({ gap });
      gaps.push(second.top - first.bottom);
    }
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    expect(new Set(gaps).size).toBe(3);
  });
});
