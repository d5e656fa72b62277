// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Fieldset, fieldsetEmphases, type FieldsetProps } from './Fieldset.tsx';

afterEach(cleanup);

const delivery = (changes: Partial<FieldsetProps> = {}) => (
  <Fieldset legend="Leverans" {...changes}>
    <button type="button">Hem</button>
  </Fieldset>
);
const described = () =>
  (screen.getByRole('group').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('Fieldset', () => {
  it.each(fieldsetEmphases)(
    'is named by its legend, also when that is visually hidden: %s',
    (emphasis) => {
      render(delivery({ emphasis }));
      expect(screen.getByRole('group', { name: 'Leverans' })).toBeVisible();
    },
  );

  it('is named by another element, and then has no legend', () => {
    const { container } = render(delivery({ legend: undefined, 'aria-label': 'Så kommer det' }));
    expect(screen.getByRole('group', { name: 'Så kommer det' })).toBeVisible();
    expect(container.querySelector('legend')).toBeNull();
  });

  it('is described by its error before its hint, and by neither when there is none', () => {
    const { rerender } = render(delivery({ error: 'Välj ett sätt', hint: 'Fritt över 799 kr' }));
    expect(described()).toEqual(['Välj ett sätt', 'Fritt över 799 kr']);
    rerender(delivery());
    expect(screen.getByRole('group').hasAttribute('aria-describedby')).toBe(false);
  });

  it('keeps its own description beside a caller’s', () => {
    render(
      <>
        <p id="outside">Gäller hela ordern</p>
        {delivery({ error: 'Välj ett sätt', 'aria-describedby': 'outside' })}
      </>,
    );
    expect(described()).toEqual(['Välj ett sätt', 'Gäller hela ordern']);
  });

  it('disables all it holds', async () => {
    render(delivery({ disabled: true }));
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('is exposed with its name and its error, then its content', async () => {
    const { container } = render(delivery({ error: 'Välj ett sätt' }));
    expect(await announcedWords(container)).toEqual([
      'group, Leverans, Välj ett sätt',
      'Leverans',
      'button, Hem',
      'paragraph',
      'Välj ett sätt',
      'end of paragraph',
      'end of group, Leverans, Välj ett sätt',
    ]);
  });
});
