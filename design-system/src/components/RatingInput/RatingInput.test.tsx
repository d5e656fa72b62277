// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { RatingInput, type RatingInputProps, type RatingLabels } from './RatingInput.tsx';

afterEach(cleanup);

const labels: RatingLabels = ['1 av 5', '2 av 5', '3 av 5', '4 av 5, bra', '5 av 5'];
const input = (changes: Partial<RatingInputProps> = {}) => (
  <form aria-label="Omdöme">
    <RatingInput legend="Vad tycker du?" name="rating" labels={labels} {...changes} />
  </form>
);
const posted = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('rating');

describe('RatingInput', () => {
  it('is a question with five named answers and none chosen', () => {
    render(input());
    expect(screen.getByRole('group', { name: 'Vad tycker du?' })).toBeVisible();
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(posted()).toBeNull();
  });

  it('posts the stars of a plain form and shows the choice beside them', async () => {
    const onRatingChange = vi.fn();
    render(input({ onRatingChange }));
    await userEvent.click(screen.getByRole('radio', { name: '4 av 5, bra' }));
    expect(posted()).toBe('4');
    expect(onRatingChange).toHaveBeenCalledExactlyOnceWith(4);
    expect(screen.getByText('4 av 5, bra')).toBeVisible();
  });

  it('moves by the arrows', async () => {
    render(input({ startRating: 3 }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(posted()).toBe('4');
  });

  it('shows its caller’s value', () => {
    const { rerender } = render(input({ rating: 0 }));
    expect(posted()).toBeNull();
    rerender(input({ rating: 2 }));
    expect(posted()).toBe('2');
  });

  it('is described by its error before its hint, with the question', () => {
    render(
      input({
        error: 'Använd stjärnorna för att betygsätta produkten',
        hint: 'Passform och känsla',
      }),
    );
    const ids = screen.getByRole('group').getAttribute('aria-describedby') ?? '';
    expect(ids.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Använd stjärnorna för att betygsätta produkten',
      'Passform och känsla',
    ]);
  });

  it('is exposed as a group of radios with their positions', async () => {
    const { container } = render(input({ startRating: 4 }));
    expect(await announcedWords(container)).toEqual([
      'form, Omdöme',
      'group, Vad tycker du?',
      'Vad tycker du?',
      'radio, 1 av 5, not checked, position 1, set size 5',
      'radio, 2 av 5, not checked, position 2, set size 5',
      'radio, 3 av 5, not checked, position 3, set size 5',
      'radio, 4 av 5, bra, checked, position 4, set size 5',
      'radio, 5 av 5, not checked, position 5, set size 5',
      'end of group, Vad tycker du?',
      'end of form, Omdöme',
    ]);
  });
});
