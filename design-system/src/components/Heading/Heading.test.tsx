// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Heading, headingSizes } from './Heading.tsx';

afterEach(cleanup);

describe('Heading', () => {
  it.each([
    { level: 1, size: 'page' },
    { level: 2, size: 'page' },
    { level: 3, size: 'section' },
    { level: 4, size: 'title' },
    { level: 5, size: 'title' },
    { level: 6, size: 'title' },
  ] as const)('of level $level is exposed as such and is set as $size', async ({ level, size }) => {
    const { container } = render(<Heading level={level}>Kappor</Heading>);
    expect(await announcedWords(container)).toEqual([`heading, Kappor, level ${String(level)}`]);
    expect(screen.getByRole('heading', { level }).dataset.size).toBe(size);
  });

  it.each(headingSizes)('keeps its level when it is set as %s', (size) => {
    render(
      <Heading level={3} size={size}>
        Kappor
      </Heading>,
    );
    expect(screen.getByRole('heading', { level: 3 }).dataset.size).toBe(size);
  });

  it('shows what a merchant wrote as text', () => {
    render(<Heading level={2}>{'<script>alert(1)</script> & Kappor'}</Heading>);
    expect(screen.getByRole('heading').textContent).toBe('<script>alert(1)</script> & Kappor');
  });
});
