import { describe, expect, it } from 'vitest';
import { safePath, withQuery } from './safePath.ts';

describe('the return address of a payment', () => {
  it.each([
    ['/checkout/confirm', '/checkout/confirm'],
    ['http://localhost:3000/no/nb/checkout/confirm', '/no/nb/checkout/confirm'],
    ['https://evil.example/checkout/confirm?a=1', '/checkout/confirm?a=1'],
    ['//evil.example/x', '/x'],
  ])('%s leads to the path %s of the shop', (address, path) => {
    expect(safePath(address)).toBe(path);
  });

  it.each([
    '',
    null,
    'javascript:alert(1)',
    'data:text/html,x',
    '/\\evil.example',
    '\\\\evil',
    '/a\tb',
    'http://x//evil.example/y',
    `/${'a'.repeat(2_001)}`,
  ])('%j leads nowhere', (address) => {
    expect(safePath(address)).toBeUndefined();
  });

  it('keeps an existing query', () => {
    expect(withQuery('/checkout/confirm?a=1', { order: 'x y' })).toBe(
      '/checkout/confirm?a=1&order=x+y',
    );
  });
});
