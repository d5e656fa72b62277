// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Spinner } from './Spinner.tsx';

afterEach(cleanup);

describe('Spinner', () => {
  it('is exposed as a status that names what is loading; the arc is hidden from screen readers', async () => {
    const { container } = render(<Spinner label="Hämtar fler plagg" />);
    expect(await announcedWords(container)).toEqual([
      'status',
      'Hämtar fler plagg',
      'end of status',
    ]);
  });

  it('is decorative beside text that announces it already', async () => {
    const { container } = render(
      <p>
        Hämtar <Spinner size="20" />
      </p>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    expect(await announcedWords(container)).toEqual(['paragraph', 'Hämtar', 'end of paragraph']);
  });
});
