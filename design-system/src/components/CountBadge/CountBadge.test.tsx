// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { CountBadge } from './CountBadge.tsx';

afterEach(cleanup);

describe('CountBadge', () => {
  it.each([
    { count: -1, shown: '' },
    { count: 0, shown: '' },
    { count: 1, shown: '1' },
    { count: 99, shown: '99' },
    { count: 100, shown: '99+' },
  ])('shows $shown for $count', ({ count, shown }) => {
    const { container } = render(<CountBadge count={count} />);
    expect(container.textContent).toBe(shown);
  });

  it('leaves nothing in the page at zero', () => {
    const { container } = render(<CountBadge count={0} />);
    expect(container.childElementCount).toBe(0);
  });

  it('leaves its label to the control it belongs to', async () => {
    const { container } = render(
      <button type="button" aria-label="Varukorg, 3 plagg">
        <CountBadge count={3} />
      </button>,
    );
    expect(await announcedWords(container)).toEqual(['button, Varukorg, 3 plagg']);
  });
});
