// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { FavouriteButton } from './FavouriteButton.tsx';

afterEach(cleanup);

function Heart() {
  const [isFavourite, setIsFavourite] = useState(false);
  return (
    <FavouriteButton
      label="Spara Ullkappa Alma"
      isFavourite={isFavourite}
      onClick={() => setIsFavourite(!isFavourite)}
    />
  );
}

describe('FavouriteButton', () => {
  it('exposes its state as pressed and keeps its name, so that nothing is announced twice', async () => {
    const { container } = render(<Heart />);
    expect(await announcedWords(container)).toEqual(['button, Spara Ullkappa Alma, not pressed']);
    await userEvent.click(screen.getByRole('button'));
    expect(await announcedWords(container)).toEqual(['button, Spara Ullkappa Alma, pressed']);
  });

  it('is toggled by Enter and by space, and keeps the focus', async () => {
    render(<Heart />);
    const heart = screen.getByRole('button', { name: 'Spara Ullkappa Alma' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard(' ');
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    expect(document.activeElement).toBe(heart);
  });

  it('leaves the state to its caller, and does not submit the form around it', async () => {
    const [onClick, onSubmit] = [vi.fn(), vi.fn()];
    render(
      <form onSubmit={onSubmit}>
        <FavouriteButton label="Spara" isFavourite onClick={onClick} />
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { pressed: true }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { pressed: true })).toBeVisible();
  });

  it('fills its heart while it is a favourite', () => {
    const { container, rerender } = render(<FavouriteButton label="Spara" isFavourite={false} />);
    const isFilled = () => container.querySelector('svg')?.hasAttribute('data-is-filled');
    expect(isFilled()).toBe(false);
    rerender(<FavouriteButton label="Spara" isFavourite />);
    expect(isFilled()).toBe(true);
  });
});
