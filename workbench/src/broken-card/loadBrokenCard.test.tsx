// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { loadBrokenCard } from './loadBrokenCard.tsx';

afterEach(cleanup);

it('lists in the form’s labels what is still required', async () => {
  const card = await loadBrokenCard('sv');
  render(
    <>
      {card({
        name: 'hero-2',
        type: 'hero',
        raw: '{}',
        problems: [{ path: 'heading', code: 'required' }],
      })}
    </>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Toppyta är inte klar än');
  expect(screen.getByText('Rubrik: Fyll i fältet.')).toBeVisible();
});

it('reports the problem, with its field and item, by the given name', async () => {
  const card = await loadBrokenCard('sv');
  render(
    <>
      {card({
        name: 'Lucia',
        type: 'faq',
        raw: '{}',
        problems: [
          { path: 'questions[1].question', code: 'too-long', values: { max: 140, length: 150 } },
        ],
      })}
    </>,
  );
  expect(screen.getByRole('heading').textContent).toBe('”Lucia” kan inte visas');
  expect(screen.getByText('Frågor 2, Fråga: Korta till 140 tecken; nu är det 150.')).toBeVisible();
});

it('keeps path and data for repair', async () => {
  const card = await loadBrokenCard('sv');
  const { container } = render(
    <>
      {card({
        name: 'x',
        type: 'carousel-3000',
        raw: '{"a":1}',
        problems: [{ path: 'a.b', code: 'not-text' }],
      })}
    </>,
  );
  expect([
    container.querySelector('code')?.textContent,
    container.querySelector('pre')?.textContent,
  ]).toEqual(['a.b', '{"a":1}']);
});
