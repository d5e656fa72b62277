// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { StepSummary } from './StepSummary.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('StepSummary', () => {
  it('is exposed as its title, each line, then the button to change it', async () => {
    const { container } = render(
      <StepSummary
        title="Adress"
        lines={['Astrid Lindqvist', '503 36 Borås']}
        action={<button type="button">Ändra</button>}
      />,
    );
    expect(await announcedWords(container)).toEqual([
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

  it('keeps two lines that are the same, and escapes markup', () => {
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

  it('passes the press to its action', async () => {
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
