// @vitest-environment happy-dom
import { composeStories } from '@storybook/react-vite';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import * as offers from '../offers/OffersWidget.stories.tsx';

afterEach(cleanup);

it.each([
  ['sv', 'Kopiera koden'],
  ['nb', 'Kopier koden'],
  ['da', 'Kopiér koden'],
  ['fi', 'Kopioi koodi'],
])('renders a widget’s built-in texts in the page’s language: %s', (locale, copy) => {
  const { CodeToCopy } = composeStories(offers, { initialGlobals: { locale } });
  render(<CodeToCopy />);
  expect(screen.getByRole('button', { name: copy })).toBeVisible();
});

it('stays Swedish when no language is chosen', () => {
  const { Code } = composeStories(offers);
  render(<Code />);
  expect(screen.getByText('Kod')).toBeVisible();
});
