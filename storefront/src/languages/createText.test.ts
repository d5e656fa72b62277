import { expect, it, vi } from 'vitest';
import { createText } from './createText.ts';

const messages = { close: () => 'Stäng' };

it('a text that was not loaded is an error that names it', () => {
  const text = createText(messages);
  expect(text('close')).toBe('Stäng');
  expect(() => text('cart.title')).toThrow('The text “cart.title” is not loaded');
});

it('shows a shopper the page without it', () => {
  const onMissing = vi.fn(() => '');
  expect(createText(messages, onMissing)('cart.title')).toBe('');
  expect(onMissing).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringContaining('cart.title') }),
  );
});
