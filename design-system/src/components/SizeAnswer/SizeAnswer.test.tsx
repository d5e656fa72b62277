// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { SizeAnswer } from './SizeAnswer.tsx';

afterEach(cleanup);

it('is read once, though its size is shown twice', async () => {
  const { container } = render(<SizeAnswer size="38">Din storlek: 38</SizeAnswer>);
  expect(screen.getByText('38')).toBeVisible();
  expect(await announcedWords(container)).toEqual(['Din storlek: 38']);
});

it.each([
  ['38', false],
  ['3XL', false],
  ['S–M', false],
  ['W32/L34', true],
  ['One size', true],
])('the size “%s” is set smaller: %s', (size, isSmaller) => {
  render(<SizeAnswer size={size}>Din storlek</SizeAnswer>);
  expect(screen.getByText(size).hasAttribute('data-is-long')).toBe(isSmaller);
});

it('is a sentence alone without a size', () => {
  const { container } = render(<SizeAnswer>Fyll i dina mått.</SizeAnswer>);
  expect(container.querySelector('[data-has-size]')).toBeNull();
});
