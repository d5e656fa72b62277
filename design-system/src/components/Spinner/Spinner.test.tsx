// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
import { Spinner } from './Spinner.tsx';

afterEach(cleanup);

describe('Spinner', () => {
  it('is heard as a status that says what is waited for; the arc is silent', async () => {
    const { container } = render(<Spinner label="Hämtar fler plagg" />);
    expect(await heardWords(container)).toEqual(['status', 'Hämtar fler plagg', 'end of status']);
  });

  it('is ornament beside words that say it already', async () => {
    const { container } = render(
      <p>
        Hämtar <Spinner size="20" />
      </p>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    expect(await heardWords(container)).toEqual(['paragraph', 'Hämtar', 'end of paragraph']);
  });
});
