// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { FitScale } from './FitScale.tsx';

afterEach(cleanup);

const show = (balance: number) =>
  render(
    <FitScale
      label="Passform"
      summary="29 av 38: som väntat"
      words={{ small: 'liten', asExpected: 'som väntat', large: 'stor' }}
      verdict="asExpected"
      balance={balance}
    />,
  );

describe('FitScale', () => {
  it('is announced as its sentence alone; the drawing is hidden', async () => {
    const { container } = show(0.5);
    expect((await announcedWords(container)).join(' ')).toBe(
      'paragraph Passform 29 av 38: som väntat end of paragraph',
    );
  });

  it('emphasises the word of the verdict', () => {
    show(0.5);
    expect(screen.getByText('som väntat')).toHaveAttribute('data-is-verdict');
    expect(screen.getByText('liten')).not.toHaveAttribute('data-is-verdict');
  });

  it.each([
    [-1, '0'],
    [0.25, '0.25'],
    [3, '1'],
  ])('keeps the knob of a balance of %s on the line', (balance, at) => {
    const { container } = show(balance);
    const line = container.querySelector<HTMLElement>('[style]');
    expect(line?.style.getPropertyValue('--fit')).toBe(at);
  });
});
