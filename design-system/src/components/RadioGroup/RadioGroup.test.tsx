// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { RadioCard } from '../RadioCard/RadioCard.tsx';
import { RadioGroup } from './RadioGroup.tsx';

afterEach(cleanup);

const ways = (error?: string) => (
  <form aria-label="Betalning">
    <RadioGroup legend="Hur vill du betala?" hint="Utan avgift" error={error}>
      <RadioCard
        name="payment"
        value="card"
        label="Kort"
        description="Visa, Mastercard"
        aside="0 kr"
      />
      <RadioCard name="payment" value="invoice" label="Faktura" />
    </RadioGroup>
  </form>
);
const posted = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('payment');

describe('RadioGroup', () => {
  it('is a group of radios named by its question, of which nothing is chosen at first', () => {
    render(ways());
    expect(screen.getByRole('radiogroup', { name: 'Hur vill du betala?' })).toBeVisible();
    expect(posted()).toBeNull();
  });

  it('is selected by pressing a card, and changed by the arrows', async () => {
    render(ways());
    await userEvent.click(screen.getByText('Visa, Mastercard'));
    expect(posted()).toBe('card');
    await userEvent.keyboard('{ArrowDown}');
    expect(posted()).toBe('invoice');
  });

  it('is invalid and described by its error before its hint, with the question', () => {
    render(ways('Välj hur du vill betala.'));
    const ids = screen.getByRole('radiogroup').getAttribute('aria-describedby') ?? '';
    expect(ids.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Välj hur du vill betala.',
      'Utan avgift',
    ]);
    expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
  });

  it('is exposed with the cost and meaning of each option', async () => {
    const { container } = render(ways());
    expect(await announcedWords(container)).toEqual([
      'form, Betalning',
      'radiogroup, Hur vill du betala?, Utan avgift',
      'Hur vill du betala?',
      'radio, Kort, 0 kr Visa, Mastercard, not checked, position 1, set size 2',
      'Kort',
      'Visa, Mastercard',
      '0 kr',
      'radio, Faktura, not checked, position 2, set size 2',
      'Faktura',
      'paragraph',
      'Utan avgift',
      'end of paragraph',
      'end of radiogroup, Hur vill du betala?, Utan avgift',
      'end of form, Betalning',
    ]);
  });
});
