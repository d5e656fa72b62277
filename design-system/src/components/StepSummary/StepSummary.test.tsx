// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
import { StepSummary } from './StepSummary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('StepSummary', () => {
  it('is heard as its title, each line, then the way to change it', async () => {
    const { container } = render(
      <StepSummary
        title="Adress"
        lines={['Astrid Lindqvist', '503 36 Borås']}
        action={<button type="button">Ändra</button>}
      />,
    );
    expect(await heardWords(container)).toEqual([
      'strong',
      'Adress',
      'end of strong',
      'paragraph',
      'Astrid Lindqvist',
      'end of paragraph',
      'paragraph',
      '503 36 Borås',
      'end of paragraph',
      'button, Ändra',
    ]);
  });

  it('keeps two lines that are the same, and marks that somebody wrote', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { container } = render(
      <StepSummary title="Adress" lines={['Bo <b>Ek</b>', 'Bo <b>Ek</b>']} action={null} />,
    );
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
      'Bo <b>Ek</b>',
      'Bo <b>Ek</b>',
    ]);
    expect(container.querySelector('b')).toBeNull();
    expect(complain).not.toHaveBeenCalled();
  });

  it('hands the press to its action', async () => {
    const onPress = vi.fn();
    render(
      <StepSummary
        title="Adress"
        lines={[]}
        action={
          <button type="button" onClick={onPress}>
            Ändra
          </button>
        }
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ändra' }));
    expect(onPress).toHaveBeenCalledOnce();
  });
});
